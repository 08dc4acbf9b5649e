# The server with the built web app. Node runs the sources as they are; only the web app is built.
FROM node:24-bookworm-slim AS sources
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY . .

FROM sources AS web
RUN pnpm install --frozen-lockfile && pnpm build

# What the server and the pages that it renders need at run time. The workspace keeps its layout: Node strips types from
# sources, and from none in node_modules.
FROM sources AS production
RUN pnpm install --frozen-lockfile --prod --filter '@martelo/api...' --filter '@martelo/web...' \
  && rm -rf .storybook docs apps/web/e2e apps/web/src packages/ui/src

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=off
WORKDIR /app
COPY --from=production /app ./
COPY --from=web /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
# Bonus files, pictures and, without SMTP_URL, mails. Processes beside each other share it.
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/api/src/main.ts"]

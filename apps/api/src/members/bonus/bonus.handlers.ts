import { extname, join } from 'node:path';

import type { components } from '@martelo/openapi/schema';

import { notFound } from '../../platform/http/errors.ts';
import { storedFile } from '../../platform/http/stored-file.ts';
import { readSecret } from '../../platform/tokens/secrets.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../../platform/contract/person.ts';
import { bonusRepository, type BonusRow } from './bonus.repository.ts';
import { createVideoPass, readVideoPass } from './video-pass.ts';

type BonusItem = components['schemas']['BonusItem'];

const missing = () => notFound('Conteúdo não encontrado.');
const path = '/api/customer/bonus';

const fileTypeOf = (name: string | null) => (name ? extname(name).slice(1).toUpperCase() : null);

function serializeItem(row: BonusRow, secret: Buffer, person: Person, now: Date): BonusItem {
  const { id, title, description, type, category, file, video, size, duration_seconds, sample, redeemed_at } =
    row;
  const pass = () => createVideoPass(secret, { itemId: id, person: person.uuid }, now);
  return {
    id,
    title,
    description,
    type,
    category,
    file_type: fileTypeOf(file ?? video),
    size,
    duration: duration_seconds,
    download_url: file && `${path}/${id}/file`,
    video_url: video && `${path}/${id}/video?pass=${pass()}`,
    is_downloaded: redeemed_at !== null,
    downloaded_at: redeemed_at?.toISOString() ?? null,
    sample,
  };
}

/** Guides, spreadsheets and videos for members, in files of the data folder's `bonus` (BONUS-01 to BONUS-03). */
export function bonusHandlers({ database, clock, settings }: Services) {
  const folder = join(settings.dataDir, 'bonus');
  const bonus = bonusRepository(database);
  const secretOf = () => readSecret(database, 'bonus-video');
  return {
    async listBonus({ person }) {
      const [items, secret] = await Promise.all([bonus.items(person.id), secretOf()]);
      const count = (is: (item: BonusRow) => boolean) => items.filter(is).length;
      return {
        data: items.map((item) => serializeItem(item, secret, person, clock())),
        stats: {
          total: items.length,
          ebooks: count(({ category }) => category === 'ebooks'),
          tutorials: count(({ category }) => category === 'tutoriais'),
          extra: count(({ category }) => category === 'conteudo-extra'),
          downloaded: count(({ redeemed_at }) => redeemed_at !== null),
        },
      };
    },

    async redeemBonus({ person, body }) {
      const item = await bonus.redeem(person.id, body.reward_id, clock());
      if (!item) throw missing();
      return { message: 'Conteúdo liberado.', data: serializeItem(item, await secretOf(), person, clock()) };
    },

    async getBonusFile({ path: { id }, request }) {
      const name = (await bonus.files(id))?.file;
      const answer =
        name &&
        (await storedFile(folder, name, request, {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
        }));
      if (!answer) throw missing();
      return answer;
    },

    async getBonusVideo({ path: { id }, query, request }) {
      const person = readVideoPass(await secretOf(), query.pass, id, clock());
      const name = person && (await bonus.isCustomer(person)) && (await bonus.files(id))?.video;
      const answer = name && (await storedFile(folder, name, request, { 'content-type': 'video/mp4' }));
      if (!answer) throw missing();
      return answer;
    },
  } satisfies Partial<Handlers>;
}

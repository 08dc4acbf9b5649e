interface FileLinkProps {
  /** A file of the built Storybook, beside its first page. */
  to: string;
}

/** Leaves the frame that pages are shown in. */
export const FileLink = ({ to }: FileLinkProps) => (
  <a href={`./${to}`} target="_top">
    {to.split('/').at(-1)}
  </a>
);

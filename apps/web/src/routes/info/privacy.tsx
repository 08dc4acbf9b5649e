import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';

import { getContactDetails } from '../../features/info/contact-details.calls.ts';
import { InfoPage } from '../../features/info/info-page.tsx';
import { privacy, privacyDate } from '../../features/info/privacy.tsx';
import { Sections } from '../../features/info/sections.tsx';
import { TextDate } from '../../features/info/text-date.tsx';
import { apiFor } from '../../lib/api.ts';
import { paths } from '../../paths.ts';

export async function loader({ request: { signal }, context }: LoaderFunctionArgs) {
  return { contact: await getContactDetails(apiFor(context), signal) };
}

/** `/politica-de-privacidade` (INFO-03). */
export function Component() {
  const { contact } = useLoaderData<typeof loader>();
  return (
    <InfoPage
      description="Que dados guardamos, para quê e por quanto tempo, o que fica no seu navegador, e como ver, levar ou apagar os seus."
      path={paths.privacy}
      crumb="Política de privacidade"
      heading="Política de privacidade"
      lead={<TextDate date={privacyDate} />}
    >
      <Sections sections={privacy(contact.email)} />
    </InfoPage>
  );
}

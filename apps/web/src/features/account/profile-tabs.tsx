import { Tabs } from '@martelo/ui/tabs';

import type { Account } from './account.calls.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The profile's two tabs (ACC-04). */
export function ProfileTabs({ account }: { account: Account }) {
  return (
    <Tabs
      label="Perfil"
      items={[
        { value: 'dados', label: 'Informações pessoais', content: <ProfileForm account={account} /> },
        { value: 'senha', label: 'Alterar senha', content: <PasswordForm /> },
      ]}
    />
  );
}

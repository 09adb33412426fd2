import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { SearchButton } from "#web/features/search/search-button.tsx";
import { SchemeSwitch } from "#web/shell/scheme-switch.tsx";
import { SignOutButton } from "#web/ui/sign-out-button.tsx";

/** The buttons at the end of an owner's bar. */
export function OwnerBar() {
  return (
    <>
      <SearchButton />
      <SchemeSwitch />
      <NotificationBell />
      <SignOutButton />
    </>
  );
}

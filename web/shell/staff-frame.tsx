import { Outlet } from "@tanstack/react-router";

export function StaffFrame() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

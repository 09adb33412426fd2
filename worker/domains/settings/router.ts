import { companyRoutes } from "#contracts/settings/company-routes.ts";
import { settingRoutes as route } from "#contracts/settings/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { backUpNow } from "./back-up-now.ts";
import { findBankAccounts } from "./find-bank-accounts.ts";
import { findBranding } from "./find-branding.ts";
import { findClientDashboard } from "./find-client-dashboard.ts";
import { findContact } from "./find-contact.ts";
import { findMailDefaults } from "./find-mail-defaults.ts";
import { findMemberRights } from "./find-member-rights.ts";
import { findModules } from "./find-modules.ts";
import { findPermissions } from "./find-permissions.ts";
import { findPrices } from "./find-prices.ts";
import { findReadiness } from "./find-readiness.ts";
import { findSignInPolicy } from "./find-sign-in-policy.ts";
import { listBackups } from "./list-backups.ts";
import { listServices } from "./list-services.ts";
import { setBackupPlan } from "./set-backup-plan.ts";
import { setBankAccounts } from "./set-bank-accounts.ts";
import { setBranding } from "./set-branding.ts";
import { setClientDashboard } from "./set-client-dashboard.ts";
import { setContact } from "./set-contact.ts";
import { setMailDefault } from "./set-mail-default.ts";
import { setMemberRights } from "./set-member-rights.ts";
import { setModules } from "./set-modules.ts";
import { setPermissions } from "./set-permissions.ts";
import { setPrices } from "./set-prices.ts";
import { setSignInPolicy } from "./set-sign-in-policy.ts";
import { testService } from "./test-service.ts";

export const settingsRouter = router({
  readiness: query(companyRoutes.readiness, findReadiness),
  contact: query(companyRoutes.contact, findContact),
  setContact: mutation(companyRoutes.setContact, setContact),
  bankAccounts: query(companyRoutes.bankAccounts, findBankAccounts),
  setBankAccounts: mutation(companyRoutes.setBankAccounts, setBankAccounts),
  prices: query(companyRoutes.prices, findPrices),
  setPrices: mutation(companyRoutes.setPrices, setPrices),
  mailDefaults: query(route.mailDefaults, findMailDefaults),
  setMailDefault: mutation(route.setMailDefault, setMailDefault),
  permissions: query(route.permissions, findPermissions),
  setPermissions: mutation(route.setPermissions, setPermissions),
  memberRights: query(route.memberRights, findMemberRights),
  setMemberRights: mutation(route.setMemberRights, setMemberRights),
  modules: query(route.modules, findModules),
  setModules: mutation(route.setModules, setModules),
  clientDashboard: query(route.clientDashboard, findClientDashboard),
  setClientDashboard: mutation(route.setClientDashboard, setClientDashboard),
  branding: query(route.branding, findBranding),
  setBranding: mutation(route.setBranding, setBranding),
  signInPolicy: query(route.signInPolicy, findSignInPolicy),
  setSignInPolicy: mutation(route.setSignInPolicy, setSignInPolicy),
  backups: query(route.backups, listBackups),
  setBackupPlan: mutation(route.setBackupPlan, setBackupPlan),
  backUp: mutation(route.backUp, backUpNow),
  services: query(route.services, listServices),
  testService: mutation(route.testService, testService),
});

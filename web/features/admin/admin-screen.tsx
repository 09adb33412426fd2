import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

import { ADMIN_SECTIONS } from "#contracts/admin/terms.ts";
import { admin as copy } from "#web/copy/admin.ts";
import { setUp } from "#web/copy/set-up.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import type { SectionProps } from "./admin-search.ts";
import type { ClientParts } from "./clients.tsx";
import { Colleagues } from "./colleagues.tsx";
import { MissingCount } from "./missing-count.tsx";
import {
  type AdminSection,
  DELETED_SECTION,
  RECORD_SECTIONS,
  sectionOf,
  SET_UP_SECTIONS,
  slugOf,
} from "./sections.ts";

import classes from "./admin.module.css";

// Colleagues come with the page; every other section with its first opening.
const BrandingSection = lazy(async () => ({
  default: (await import("./branding-section.tsx")).BrandingSection,
}));
const ClientDashboardSection = lazy(async () => ({
  default: (await import("./client-dashboard.tsx")).ClientDashboardSection,
}));
const Clients = lazy(async () => ({ default: (await import("./clients.tsx")).Clients }));
const ModulesSection = lazy(async () => ({
  default: (await import("./modules-section.tsx")).ModulesSection,
}));
const PermissionsSection = lazy(async () => ({
  default: (await import("./permissions-section.tsx")).PermissionsSection,
}));
const MailSection = lazy(async () => ({ default: (await import("./mail-section.tsx")).MailSection }));
const DutiesSection = lazy(async () => ({ default: (await import("./duties-section.tsx")).DutiesSection }));
const AuditSection = lazy(async () => ({ default: (await import("./audit-section.tsx")).AuditSection }));
const RecentlyDeleted = lazy(async () => ({
  default: (await import("./recently-deleted.tsx")).RecentlyDeleted,
}));
const AdvancedFeatures = lazy(async () => ({
  default: (await import("./advanced-features.tsx")).AdvancedFeatures,
}));
const SingleSignOn = lazy(async () => ({
  default: (await import("./single-sign-on.tsx")).SingleSignOn,
}));
const TagsSection = lazy(async () => ({ default: (await import("./tags-section.tsx")).TagsSection }));
const ConnectorsSection = lazy(async () => ({
  default: (await import("./connectors/connectors-section.tsx")).ConnectorsSection,
}));
const MailDomainSection = lazy(async () => ({
  default: (await import("./mail-domain/mail-domain-section.tsx")).MailDomainSection,
}));
const ReadinessSection = lazy(async () => ({
  default: (await import("./set-up/readiness-section.tsx")).ReadinessSection,
}));
const ContactSection = lazy(async () => ({
  default: (await import("./set-up/contact-section.tsx")).ContactSection,
}));
const BankSection = lazy(async () => ({ default: (await import("./set-up/bank-section.tsx")).BankSection }));
const PricesSection = lazy(async () => ({
  default: (await import("./set-up/prices-section.tsx")).PricesSection,
}));
const Teams = lazy(async () => ({ default: (await import("./teams.tsx")).Teams }));

type Props = SectionProps & { clientParts: ClientParts };

/** Each section asks for its data when it is opened. */
export function AdminScreen(props: Props) {
  const section = sectionOf(props.search.section) ?? "Colleagues";
  const isAdmin = useCurrentUser()?.role === "admin";
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <>
            {([DELETED_SECTION, ...(isAdmin ? RECORD_SECTIONS : [])] as const).map((one) => (
              <Button key={one} component={Link} to="/admin" search={{ section: slugOf(one) } as never}>
                {one}
              </Button>
            ))}
            <Button component={Link} to="/admin/rules">
              {copy.rules}
            </Button>
            <Button component={Link} to="/" leftSection={<IconExternalLink size={16} aria-hidden />}>
              {copy.portal}
            </Button>
          </>
        }
      />
      <div className={classes.columns}>
        <nav aria-label={copy.sections}>
          <ul className={classes.sections}>
            {ADMIN_SECTIONS.map((one) => (
              <li key={one}>
                <Link
                  to="/admin"
                  search={one === "Colleagues" ? {} : { section: slugOf(one) }}
                  className={classes.section}
                  activeOptions={{ exact: true, includeSearch: true }}
                  // Also where a filter of the section stands in the address.
                  aria-current={one === section ? "page" : undefined}
                >
                  {one}
                </Link>
              </li>
            ))}
          </ul>
          <SetUpSections current={section} />
        </nav>
        <div className={classes.content}>
          <Suspense
            fallback={
              <Delayed>
                <PlaceholderCard />
              </Delayed>
            }
          >
            <Section section={section} {...props} />
          </Suspense>
        </div>
      </div>
    </>
  );
}

function SetUpSections({ current }: { current: AdminSection }) {
  return (
    <ul className={classes.sections} aria-label={setUp.sections}>
      {SET_UP_SECTIONS.map((one) => (
        <li key={one}>
          <Link
            to="/admin"
            search={{ section: slugOf(one) } as never}
            className={classes.section}
            aria-current={one === current ? "page" : undefined}
          >
            {one}
            {one === "Before you open" && <MissingCount />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Section({ section, clientParts, ...address }: Props & { section: AdminSection }) {
  if (section === "Colleagues") return <Colleagues {...address} />;
  if (section === "Before you open") return <ReadinessSection />;
  if (section === "Company contact") return <ContactSection />;
  if (section === "Bank accounts") return <BankSection />;
  if (section === "Prices") return <PricesSection />;
  if (section === "Clients") return <Clients {...address} clientParts={clientParts} />;
  if (section === "Teams") return <Teams />;
  if (section === "Workspace Tags") return <TagsSection />;
  if (section === "Connectors") return <ConnectorsSection />;
  if (section === "Advanced Features") return <AdvancedFeatures />;
  if (section === "Single Sign On") return <SingleSignOn />;
  if (section === "Customize Email Domain") return <MailDomainSection />;
  if (section === "Permissions") return <PermissionsSection />;
  if (section === "Branding") return <BrandingSection />;
  if (section === "Modules") return <ModulesSection />;
  if (section === "Outgoing mail") return <MailSection {...address} />;
  if (section === "What runs by itself") return <DutiesSection />;
  if (section === DELETED_SECTION) return <RecentlyDeleted />;
  if (section === "Audit log") return <AuditSection {...address} />;
  return <ClientDashboardSection />;
}

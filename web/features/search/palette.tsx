import { useDebouncedValue } from "@mantine/hooks";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import {
  IconArrowRight,
  IconBriefcase,
  IconCalendar,
  IconChecklist,
  IconFileText,
  IconHelpCircle,
  IconPaw,
  IconReceipt,
  IconRoute,
  IconSearch,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import type { FoundKind } from "#contracts/search/shapes.ts";
import { FOUND_KINDS } from "#contracts/search/terms.ts";
import { MODULES } from "#contracts/settings/modules.ts";
import { search as copy } from "#web/copy/search.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import type { IconPart } from "#web/ui/badge.tsx";

import { addressOf, commandsNamed, pagesNamed } from "./places.ts";

import classes from "./palette.module.css";

const PAUSE_MS = 150;
const LETTERS_MIN = 2;
const LIST = "palette-list";

const ICONS: Record<FoundKind, IconPart> = {
  workspace: IconBriefcase,
  pet: IconPaw,
  client: IconUser,
  person: IconUsers,
  action: IconChecklist,
  document: IconFileText,
  paper: IconFileText,
  event: IconCalendar,
  invoice: IconReceipt,
  template: IconRoute,
  article: IconHelpCircle,
};

const [store, palette] = createSpotlight();

/** Loaded when it is first asked for. Everything by its name: pages at once, what the company keeps after a pause. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const router = useRouter();
  const me = useCurrentUser();
  const isOwner = me?.role === "customer";
  const [text, setText] = useState("");
  const [active, setActive] = useState<string>();
  const [q] = useDebouncedValue(text.trim(), PAUSE_MS);
  const isAsked = isOpen && Array.from(q).length >= LETTERS_MIN;
  const answer = trpc.search.find.useQuery(
    { q },
    // What was found a while ago may be gone by now.
    { enabled: isAsked, staleTime: 0, placeholderData: keepPreviousData },
  );
  useEffect(() => (isOpen ? palette.open() : palette.close()), [isOpen]);
  // The part chooses the first row when the text changes; rows that come later would have nothing chosen.
  useEffect(() => {
    const list = document.getElementById(LIST);
    const first = list?.querySelector("[data-action]");
    if (!first || list?.querySelector("[data-selected]")) return;
    first.setAttribute("data-selected", "true");
    store.setState({ ...store.getState(), selected: 0 });
  }, [answer.data]);

  const modules = me?.modules ?? MODULES;
  const own = [
    [copy.pages, pagesNamed(text, isOwner, modules)],
    [copy.commands, commandsNamed(text, isOwner, modules)],
  ] as const;
  const found = (isAsked && !answer.isError && answer.data) || [];
  const groups = FOUND_KINDS.map((kind) => ({
    kind,
    rows: found.flatMap((one) => {
      const address = one.kind === kind && addressOf(one, isOwner);
      return address ? [{ ...one, address }] : [];
    }),
  })).filter(({ rows }) => rows.length > 0);
  const isEmpty = groups.length === 0 && own.every(([, rows]) => rows.length === 0);
  const optionOf = (address: string, id = address) => ({
    role: "option",
    "aria-selected": active === id,
    // The part drops an `id` it is given.
    ref: (option: HTMLElement | null) => option?.setAttribute("id", id),
    onClick: () => router.history.push(address),
  });
  // The part marks its choice in the page alone; who cannot see it hears it by this.
  const onKeyUp = () => setActive(document.querySelector(`#${LIST} [data-selected]`)?.id);

  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      centered={false}
      yOffset="10vh"
      overlayProps={{ blur: 0 }}
      scrollable
      maxHeight="min(60vh, 480px)"
      query={text}
      onQueryChange={(typed) => {
        setText(typed);
        setActive(undefined);
      }}
      onSpotlightClose={onClose}
      attributes={{ content: { "aria-label": copy.title } }}
    >
      <Spotlight.Search
        type="search"
        role="combobox"
        aria-label={copy.title}
        aria-expanded={!isEmpty}
        aria-controls={LIST}
        aria-activedescendant={active}
        aria-autocomplete="list"
        placeholder={copy.hint}
        maxLength={200}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        onKeyUp={onKeyUp}
      />
      <Spotlight.ActionsList id={LIST} role="listbox" aria-label={copy.results} hidden={isEmpty}>
        {/* First, since they are there at once: nothing moves under what is chosen. */}
        {own.map(
          ([label, rows]) =>
            rows.length > 0 && (
              <Spotlight.ActionsGroup key={label} label={label} role="group" aria-label={label}>
                {rows.map(({ address, name }) => (
                  <Spotlight.Action key={address} {...optionOf(address)}>
                    <Row icon={IconArrowRight} title={name} detail="" />
                  </Spotlight.Action>
                ))}
              </Spotlight.ActionsGroup>
            ),
        )}
        {groups.map(({ kind, rows }) => {
          const Icon = ICONS[kind];
          return (
            <Spotlight.ActionsGroup
              key={kind}
              label={copy.kinds[kind]}
              role="group"
              aria-label={copy.kinds[kind]}
            >
              {rows.map(({ id, title, detail, address }) => (
                <Spotlight.Action key={id} {...optionOf(address, `${kind}-${id}`)}>
                  <Row icon={Icon} title={title} detail={detail} />
                </Spotlight.Action>
              ))}
            </Spotlight.ActionsGroup>
          );
        })}
      </Spotlight.ActionsList>
      {(isEmpty || answer.isError) && (
        <Spotlight.Empty role="status">
          {answer.isError && isAsked
            ? sentenceOf(answer.error)
            : Array.from(text.trim()).length < LETTERS_MIN
              ? copy.tooShort
              : answer.isFetching || q !== text.trim()
                ? copy.searching
                : copy.none(q)}
        </Spotlight.Empty>
      )}
    </Spotlight.Root>
  );
}

type RowProps = { icon: IconPart; title: string; detail: string };

function Row({ icon: Icon, title, detail }: RowProps) {
  return (
    <span className={classes.row}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {title}
        </span>
        {detail !== "" && (
          <span className={classes.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
    </span>
  );
}

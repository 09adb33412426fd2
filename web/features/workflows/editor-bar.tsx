import { Button, Switch } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconArrowLeft,
  IconDeviceFloppy,
  IconHistory,
  IconList,
  IconPencil,
  IconPlus,
  IconSchema,
  IconSend2,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import type { ActionType } from "#contracts/workflows/shapes.ts";
import { workflows as copy } from "#web/copy/workflows.ts";
import type { Refusal } from "#web/core/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { PageTitle } from "#web/ui/brand-mark.tsx";
import { Dropdown } from "#web/ui/dropdown.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

import { ActionPicker } from "./action-picker.tsx";
import type { EditorView } from "./editor-view.ts";

import classes from "./editor-bar.module.css";

type Props = {
  name: string;
  note: ReactNode;
  isSequential: boolean;
  view: EditorView;
  refusal: Refusal;
  isSaving: boolean;
  onView: (view: EditorView) => void;
  onSequential: (isOn: boolean) => void;
  onAdd: (type: ActionType) => void;
  onSave: () => void;
  onPublish: () => void;
  onVersions: () => void;
  /** Opens the properties where they have no column of their own. */
  onProperties: (() => void) | undefined;
};

export function EditorBar(props: Props) {
  const { name, view, refusal, onView, onAdd, onProperties } = props;
  return (
    <header className={classes.bar}>
      <PageTitle of={name} />
      <Link to="/templates" className={classes.back} aria-label={copy.back} title={copy.back}>
        <IconArrowLeft size={18} aria-hidden />
      </Link>
      <h1 className={classes.title} dir="auto" title={name}>
        {name}
      </h1>
      <Badge tone="ocean" icon={IconPencil} isCaps>
        {copy.badge}
      </Badge>
      {props.note}
      <div className={classes.end}>
        <fieldset className={classes.views}>
          <legend className="sr-only">{copy.views.legend}</legend>
          <IconButton
            label={copy.views.canvas}
            aria-pressed={view === "canvas"}
            onClick={() => onView("canvas")}
          >
            <IconSchema size={16} />
          </IconButton>
          <IconButton label={copy.views.list} aria-pressed={view === "list"} onClick={() => onView("list")}>
            <IconList size={16} />
          </IconButton>
        </fieldset>
        <Switch
          label={copy.sequential}
          labelPosition="left"
          checked={props.isSequential}
          onChange={(event) => props.onSequential(event.currentTarget.checked)}
          {...refusal}
        />
        <IconButton label={copy.versions} onClick={props.onVersions}>
          <IconHistory size={18} />
        </IconButton>
        {onProperties && (
          <IconButton label={copy.properties.title} onClick={onProperties}>
            <IconAdjustmentsHorizontal size={18} />
          </IconButton>
        )}
        <Dropdown
          label={copy.addTitle}
          width={304}
          trigger={(trigger) => (
            <Button leftSection={<IconPlus size={16} aria-hidden />} {...trigger} {...refusal} data-add>
              {copy.add}
            </Button>
          )}
        >
          {(close) => (
            <div className={classes.picker}>
              <ActionPicker
                isFocused
                onPick={(type) => {
                  close();
                  onAdd(type);
                }}
              />
            </div>
          )}
        </Dropdown>
        <Button
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          loading={props.isSaving}
          onClick={props.onSave}
          {...refusal}
        >
          {copy.save}
        </Button>
        <Button
          variant="filled"
          leftSection={<IconSend2 size={16} aria-hidden />}
          onClick={props.onPublish}
          {...refusal}
        >
          {copy.publish}
        </Button>
      </div>
    </header>
  );
}

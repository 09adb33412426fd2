import type { StepData, StepSettings, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { edited } from "#web/features/workflows/graph/edits.ts";
import type { EditorActions } from "#web/features/workflows/use-editor.ts";

type Changes<T> = { [K in keyof T]?: T[K] | undefined };

/** What the fields of one step write into: each field's changes in a row are one step of undo. */
export function stepEdit(actions: EditorActions, step: WorkflowStep) {
  const change = (field: string, values: Parameters<typeof edited>[2]) =>
    actions.change((graph) => edited(graph, step.id, values), `${field}:${step.id}`);
  return {
    name: (name: string) => change("name", { name }),
    data: (values: Changes<StepData>) => change(Object.keys(values).join(), { data: values }),
    settings: (values: Changes<StepSettings>) => {
      const entries = Object.entries({ ...step.data.settings, ...values });
      const settings = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
      const isEmpty = Object.keys(settings).length === 0;
      change(Object.keys(values).join(), { data: { settings: isEmpty ? undefined : settings } });
    },
    /** The field is left: what is typed next is a step of its own. */
    settle: actions.settle,
  };
}

export type StepEdit = ReturnType<typeof stepEdit>;

/** What the fields of one kind of action are given. */
export type SettingsProps = {
  settings: StepSettings;
  edit: StepEdit;
  isReadOnly: boolean;
};

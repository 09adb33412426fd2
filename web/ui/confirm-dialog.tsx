import { Button, Group, Modal, Text } from "@mantine/core";

import { common } from "#web/copy/words.ts";
import type { Asked } from "#web/core/confirm.ts";

/** Loaded when the first question is asked; see `askToConfirm`. */
export function ConfirmDialog({ question }: { question: Asked }) {
  const { title, body, confirmLabel, cancelLabel = common.cancel, isDanger, answer, Dialog } = question;
  if (Dialog) return <Dialog question={question} />;
  return (
    <Modal
      opened
      size={440}
      title={title}
      onClose={() => answer(false)}
      closeButtonProps={{ "aria-label": common.close }}
    >
      {body !== undefined && <Text c="dimmed">{body}</Text>}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button onClick={() => answer(false)}>{cancelLabel}</Button>
        <Button
          variant="filled"
          data-autofocus
          {...(isDanger && { color: "red.8" })}
          onClick={() => answer(true)}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}

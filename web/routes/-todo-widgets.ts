import type { WidgetTable } from "#web/features/journey/parts.ts";

const payment = async () => (await import("#web/features/payments/payment-widget.tsx")).PaymentWidget;
const form = async () => (await import("#web/features/forms/form-widget.tsx")).FormWidget;
const upload = async () => (await import("#web/features/uploads/upload-widget.tsx")).UploadWidget;
const sign = async () => (await import("#web/features/signing/sign-widget.tsx")).SignWidget;
const choose = async () => (await import("#web/features/journey/choose-todo.tsx")).ChooseTodo;
const booking = async () => (await import("./-booking-todo.tsx")).BookingTodo;

/** Which part opens for which kind of to-do. */
export const WIDGETS: WidgetTable = {
  payment,
  "travel-form": form,
  "pet-form": form,
  "owner-form": form,
  upload,
  photos: upload,
  sign,
  choose,
  booking,
};

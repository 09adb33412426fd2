import * as z from "zod";

import { CURRENCIES } from "./currencies.ts";

export const Currency = z.enum(CURRENCIES);
export type Currency = z.infer<typeof Currency>;

export const MinorUnits = z.number().int();
export const Money = z.object({ amount: MinorUnits, currency: Currency });
export type Money = z.infer<typeof Money>;

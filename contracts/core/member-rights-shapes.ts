import * as z from "zod";

import { MEMBER_RIGHT_NAMES, type MEMBER_RIGHTS } from "./member-rights.ts";

export type MemberRight = keyof typeof MEMBER_RIGHTS;

export const MemberRight = z.enum(MEMBER_RIGHT_NAMES);

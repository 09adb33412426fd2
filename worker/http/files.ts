import { Hono } from "hono";

import type { Circumstances } from "#worker/core/act.ts";
import type { Env } from "#worker/core/env.ts";

type Doors = { Bindings: Env; Variables: { circumstances: Circumstances } };

export const fileDoors = new Hono<Doors>();

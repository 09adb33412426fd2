import * as z from "zod";

import type { Route } from "#contracts/core/route.ts";
import { isPage, type Operation } from "#worker/core/rest.ts";
import { strictly } from "#worker/core/strict.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of everything under `/api`, made from the routes themselves. */
export function openApi(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const address = `/api${operation.address.replace(/:(\w+)/g, "{$1}")}`;
    (paths[address] ??= {})[operation.method.toLowerCase()] = describe(operation);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Pet Travel Portal",
      version: "1",
      description:
        "Every operation of the portal. Lists answer arrays and name their next page in `Link`. A refusal answers its sentence as text, or the error shape when `Accept` asks for JSON.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
      responses: {
        Refusal: {
          description: "Refused",
          content: {
            "text/plain": { schema: { type: "string" } },
            "application/json": {
              schema: {
                type: "object",
                required: ["code", "message", "reference"],
                properties: {
                  code: { type: "string" },
                  message: { type: "string" },
                  reference: { type: "string" },
                  fields: { type: "object", additionalProperties: { type: "string" } },
                },
              },
            },
          },
        },
      },
    },
  };
}

function describe({ path, route, method, address }: Operation): Json {
  const [domain = ""] = path.split(".");
  const inPath = [...address.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const schema = jsonSchema(strictly(route.input), "input");
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const required = (schema.required ?? []) as string[];
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const hasBody = method !== "GET" && method !== "DELETE" && rest.length > 0;
  return {
    operationId: path,
    tags: [domain],
    summary: route.summary,
    "x-access": route.access,
    ...(route.permission && { "x-permission": route.permission }),
    ...(route.access === "public" ? { security: [] } : { security: [{ session: [] }] }),
    parameters: [
      ...inPath.map((name) => ({ name, in: "path", required: true, schema: properties[name] ?? {} })),
      ...(hasBody ? [] : rest).map((name) => ({
        name,
        in: "query",
        required: required.includes(name),
        schema: properties[name],
      })),
    ],
    ...(hasBody && {
      requestBody: {
        required: rest.some((name) => required.includes(name)),
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: Object.fromEntries(rest.map((name) => [name, properties[name]])),
              required: required.filter((name) => rest.includes(name)),
            },
          },
        },
      },
    }),
    responses: {
      [String(route.status ?? 200)]: {
        description: route.summary,
        ...(isPage(route) && {
          headers: { Link: { description: 'The next page, `rel="next"`', schema: { type: "string" } } },
        }),
        content: { "application/json": { schema: outputSchema(route) } },
      },
      default: { $ref: "#/components/responses/Refusal" },
    },
  };
}

function outputSchema(route: Route): Json {
  const schema = jsonSchema(route.output, "output");
  if (!isPage(route)) return schema;
  return ((schema.properties ?? {}) as Record<string, Json>).items ?? {};
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: target }) => {
      if (zodSchema._zod.def.type === "date") Object.assign(target, { type: "string", format: "date-time" });
    },
  }) as Json;
  delete json.$schema;
  return json;
}

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { fold } from "#contracts/core/fold.ts";
import { HelpArticle, HelpCategory } from "#contracts/help/shapes.ts";
import { POPULAR_ARTICLES } from "#contracts/help/terms.ts";
import { helpArticles } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  owner = await portal.owner();
});
afterAll(() => portal.stop());

async function articles(path: string, actor: Actor = owner): Promise<HelpArticle[]> {
  const answer = await actor.get<Record<string, unknown>[]>(path);
  expect([answer.status, answer.trips]).toEqual([200, 1]);
  return answer
    .json()
    .map((row) => HelpArticle.parse({ ...row, lastUpdated: new Date(row.lastUpdated as string) }));
}
const search = (q: string, query = "&limit=200") =>
  articles(`/api/help/search?q=${encodeURIComponent(q)}${query}`);

describe("the help's categories and articles", () => {
  test("[API-23] [ENT-22] [HC-03] six categories with the number of their articles", async () => {
    const answer = await owner.get<unknown[]>("/api/help/categories");
    const all = answer.json().map((row) => HelpCategory.parse(row));
    expect(all.map(({ name, articleCount }) => [name, articleCount])).toEqual([
      ["Getting Started", 8],
      ["Pet Documentation", 12],
      ["Travel Requirements", 15],
      ["Booking & Payments", 6],
      ["Travel Process", 9],
      ["Troubleshooting", 7],
    ]);
    for (const { name, articleCount } of all) {
      expect(await articles(`/api/help/articles/category/${encodeURIComponent(name)}`)).toHaveLength(
        articleCount,
      );
    }
  });

  test("[API-24] [HC-23] a category holds its own articles and no others; an unknown one holds none", async () => {
    const found = await articles("/api/help/articles/category/Booking%20%26%20Payments");
    expect(new Set(found.map(({ category }) => category))).toEqual(new Set(["Booking & Payments"]));
    expect(await articles("/api/help/articles/category/booking%20%26%20payments")).toEqual([]);
    expect(await articles("/api/help/articles/category/Nothing")).toEqual([]);
  });

  test("[HC-04] [CONST-41] the four most read are the popular ones", async () => {
    const popular = await articles("/api/help/articles/popular");
    expect(popular).toHaveLength(POPULAR_ARTICLES);
    const views = (await portal.db.select().from(helpArticles)).map(({ viewCount }) => viewCount);
    expect(popular.map(({ viewCount }) => viewCount)).toEqual(views.sort((a, b) => b - a).slice(0, 4));
  });

  test("[API-26] [ENT-23] one article comes whole, and reading it counts nothing", async () => {
    const [first] = await articles("/api/help/articles/popular");
    const before = await owner.trpc.help.article.query({ articleId: first?.id ?? 0 });
    expect(before).toMatchObject(first ?? {});
    await owner.get(`/api/help/articles/${first?.id}`);
    expect(await owner.trpc.help.article.query({ articleId: first?.id ?? 0 })).toEqual(before);
    expect((await owner.get("/api/help/articles/999999")).status).toBe(404);
    expect((await owner.get("/api/help/articles/x")).status).toBe(400);
  });

  test("that an article was opened is counted, each time, and moves neither its date nor its votes", async () => {
    const [first] = await articles("/api/help/articles/popular");
    const answer = await owner.send<{ viewCount: number }>("POST", `/api/help/articles/${first?.id}/view`);
    await staff.send("POST", `/api/help/articles/${first?.id}/view`);
    expect(answer.json().viewCount).toBe((first?.viewCount ?? 0) + 1);
    const now = await owner.trpc.help.article.query({ articleId: first?.id ?? 0 });
    expect(now).toMatchObject({ ...first, viewCount: (first?.viewCount ?? 0) + 2 });
    expect((await owner.send("POST", "/api/help/articles/999999/view")).status).toBe(404);
  });

  test("[HC-13] [HC-14] one vote a person, which a later one replaces", async () => {
    const [, second] = await articles("/api/help/articles/popular");
    const vote = (actor: Actor, isHelpful: boolean) =>
      actor.trpc.help.vote.mutate({ articleId: second?.id ?? 0, isHelpful });
    const { helpful = 0, notHelpful = 0 } = second ?? {};
    expect(await vote(owner, true)).toMatchObject({ helpful: helpful + 1, notHelpful });
    expect(await vote(owner, true)).toMatchObject({ helpful: helpful + 1, notHelpful });
    expect(await vote(staff, true)).toMatchObject({ helpful: helpful + 2, notHelpful });
    expect(await vote(owner, false)).toMatchObject({ helpful: helpful + 1, notHelpful: notHelpful + 1 });
  });
});

describe("the search of the help", () => {
  const contains = ({ title, content, tags }: Pick<HelpArticle, "title" | "content" | "tags">, q: string) =>
    [title, content, ...tags].some((text) => fold(text).includes(fold(q)));

  test.for(["microchip", "RABIES", "pe", "a", "§", "refund", "no such thing at all", "é"])(
    "[API-25] [HC-21] %s finds exactly the articles whose title, content or tag contains it",
    async (q) => {
      const whole = await portal.db.select().from(helpArticles);
      const wanted = whole.filter((article) => contains(article, q)).map(({ id }) => id);
      expect(new Set((await search(q)).map(({ id }) => id))).toEqual(new Set(wanted));
    },
  );

  test("a blank text finds nothing", async () => {
    expect((await owner.get("/api/help/search?q=%20%20")).json()).toEqual([]);
    expect((await owner.get("/api/help/search?q=")).json()).toEqual([]);
  });

  test("signs of the search language are ordinary characters", async () => {
    const [article] = await portal.db.select().from(helpArticles).limit(1);
    const content = `100% sure: a_b, "quoted", NEAR(x) OR *star*, Łódź`;
    await portal.db
      .update(helpArticles)
      .set({ searchText: fold(content), content })
      .where(eq(helpArticles.id, article?.id ?? 0));
    for (const q of ["100%", "a_b", '"quoted"', "NEAR(x)", "*star*", "ŁÓDŹ", "0%", "_b"]) {
      expect([q, (await search(q)).map(({ id }) => id)]).toEqual([q, [article?.id]]);
    }
    for (const q of ["100_", "a%b", '"', "' or 1=1", "title:pet", "\0"]) {
      expect([q, (await owner.get(`/api/help/search?q=${encodeURIComponent(q)}`)).status]).toEqual([q, 200]);
    }
  });
});

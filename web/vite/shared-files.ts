/**
 * Which modules that several screens share lie in one file. Left alone, each set of screens gets files of its own: the
 * page of a journey asked for 95 of them, most of a kilobyte. What is gathered here is what its screens show together;
 * a group that only some of them need would be weight for the others, which the budgets of the routes would tell.
 *
 * A group takes along what its modules need, unless one of a higher priority has taken it.
 */
type SharedFile = {
  name: string;
  test: RegExp | ((id: string) => boolean);
  priority: number;
  /** A module that fewer entries reach stays where it is used. */
  minShareCount?: number;
  tags?: ["$initial"];
};

/** Zod and the modules made of it: never in what the page starts with. */
const SCHEMAS = /\/node_modules\/zod\/|\/contracts\/.*(shapes|routes|fields)\.ts$/;

/** Small things that many screens share. Nothing here may lead to a heavy part. */
const PARTS = [
  /@tabler/,
  /\/web\/copy\/(words|status|errors|numbers|species|archiving)/,
  /\/web\/core\/(?!leaving|typed|mutation-topics|after-mutation|live-topics|print-window|live\.ts|early|kept-door)/,
  /\/web\/ui\/(status\/(?!event-)|badge|count|page-header|panel|person-name|key-values|responsive-table|avatar|empty-state|archiving|failed-note|lazy-part)/,
  /\/contracts\/(?!rules\/|core\/(mail-address|csv)|documents\/pdf-beginning|airports\/distance|settings\/brand|workflows\/(?!terms|action-labels)|health\/|journeys\/(rules|disagreements)|tasks\/due-moves|schedule\/|billing\/invoice|account\/|auth\/)(?!.*(shapes|routes|fields)\.ts)/,
  // What parts without a field take from Mantine; in one file with the fields it would bring them all.
  /use-resolved-styles-api|create-safe-context|get-(auto-)?contrast-(value|color)|DirectionProvider/,
  /@mantine\/hooks\/esm\/(use-(did-update|reduced-motion|media-query|effect-event|isomorphic-effect|id|uncontrolled|force-update)|utils\/(shallow-equal|random-id))\//,
];

/** What lists, feeds and rows of the desk are made of. */
const LISTS =
  /\/web\/(ui\/(list-of|waiting-rows|list-panel|action-tile|action-icon|tag\.tsx|feed-item|when\.ts|due|row-menu\.tsx|expiry-mark)|copy\/(parts|expiry|stuck|inbox)\.ts)/;

/** What a few of the staff's screens share: the first file has one name to list in place of a dozen. */
const DESK =
  /\/web\/(ui\/(archiving|stat-card|of-module|export-button|recovery-codes|choices)|copy\/(archiving|exports))|\/contracts\/tasks\/due-first/;

/** What every form is made of. */
const FORMS = /\/web\/(ui\/(form|cancel-button)\.tsx|core\/(leaving|typed|unsaved)\.ts|copy\/leaving\.ts)/;

/** Fields, without the hooks that only dialogs and menus use. */
const FIELDS = [
  /@mantine\/hooks\/esm\/(?!use-(long-press|clipboard|focus-trap|focus-return|click-outside|window-event))/,
  /@mantine\/(form\/|core\/(esm|styles)\/(components\/)?(Input|TextInput|Textarea|NativeSelect|CloseButton|Group|Stack|Text)\b)/,
  /InlineInput|InputsGroupFieldset|Checkbox\/CheckIcon/,
];

/** What comes once the first screen is drawn, on every page. */
const ONCE_DRAWN =
  /\/web\/(once-drawn\.ts|offline\/(?!forget)|core\/live\.ts|ui\/sign-out\.tsx|copy\/(offline|sign-out)\.ts)/;

/** Places, their lists and the names of breeds: what a journey is asked for before anything judges it. */
const TRAVEL_NAMES =
  /\/contracts\/rules\/(country-names|types|destinations\/(by-place|on-demand)|breeds\/(?!law))/;
const TRAVEL_RULES = /\/contracts\/rules\/(?!destinations\/|breeds\/law)/;
/** What pages show an answer of the Worker with, before they judge by themselves. */
const TRAVEL_BASICS =
  /\/contracts\/rules\/(open-step|calendar|places|types|record-kinds|staleness|reviews|source-text)\.ts/;

const TALK =
  /features\/(messages\/(?!stuck|message-row|inbox|place)|uploads\/(use-uploads|attach-files|left-uploads|upload-queue|upload-list|rejections))|ui\/paper-view/;
const SENDING = /features\/uploads\/(send-file|file-rules|taken-file)|pdf-beginning|copy\/uploads/;
const OWNER =
  /copy\/(journey|required-papers)\.ts|features\/journey\/(owner-frame|stuck\.module)|ui\/sign-in-first|routes\/-owner-bar/;
const JOURNEY =
  /copy\/(workspace|workspace-people|workflow-moves)\.ts|features\/workspace\/(changes|toast-outcome)|health\/microchips/;
const PAPERS = /copy\/documents\.ts|features\/documents\/(use-documents|documents-search|documents\.module)/;
const WORKFLOW =
  /contracts\/workflows\/(graph|check|automatic-steps)|features\/workflows\/graph\/(order|places)/;
const RULES_LOOK =
  /features\/rules\/(source-line|source\.module|step-look|step-groups|window-text)|copy\/rule-sources/;
const DIALOGS = /\/web\/ui\/dialog\.tsx|components\/(Modal|ModalBase|Drawer|Overlay|Portal|FocusTrap)\//;

const anyOf =
  (tests: readonly RegExp[]) =>
  (id: string): boolean =>
    tests.some((test) => test.test(id));

export const sharedFiles: SharedFile[] = [
  // What the page starts with stays one file; left alone it falls into two dozen, found one after another.
  { name: "portal", tags: ["$initial"], test: (id) => !SCHEMAS.test(id), priority: 3 },
  // Else it would lie in the first part that compares names, and bring it wherever a list is searched.
  { name: "fold", test: /\/contracts\/core\/fold\.ts$/, priority: 2.9 },
  // A table of some weight, which the screens that judge by it share and no other one loads.
  { name: "travel-basics", test: TRAVEL_BASICS, priority: 2.8 },
  { name: "travel-names", test: TRAVEL_NAMES, priority: 2.7 },
  { name: "travel-rules", test: TRAVEL_RULES, minShareCount: 2, priority: 2.5 },
  { name: "forms", test: FORMS, minShareCount: 3, priority: 2.2 },
  { name: "parts", test: anyOf(PARTS), minShareCount: 3, priority: 2 },
  // Else they would lie in the owner's page, and bring it wherever somebody is told that it is not their turn.
  {
    name: "not-yours",
    test: /\/web\/ui\/(not-yours|named)\.tsx$|\/contracts\/core\/told-apart\.ts$/,
    priority: 2.1,
  },
  { name: "desk", test: DESK, minShareCount: 2, priority: 1.8 },
  // Else the door's words would come with what every page brings once it is drawn, or the other way round.
  { name: "sign-in-words", test: /\/web\/copy\/sign-in\.ts/, priority: 1.75 },
  { name: "once-drawn", test: ONCE_DRAWN, priority: 1.7 },
  { name: "lists", test: LISTS, minShareCount: 2, priority: 1.6 },
  { name: "sending", test: SENDING, minShareCount: 2, priority: 1.5 },
  { name: "fields", test: anyOf(FIELDS), minShareCount: 3, priority: 1 },
  {
    name: "buttons",
    test: /components\/(Transition|ActionIcon|Progress)\//,
    minShareCount: 2,
    priority: 0.95,
  },
  // Else it would lie with the door, and bring that to whoever opens an invitation.
  { name: "kept-door", test: /\/web\/core\/kept-door\.ts$/, priority: 0.92 },
  { name: "dialogs", test: DIALOGS, minShareCount: 2, priority: 0.9 },
  { name: "talk", test: TALK, minShareCount: 2, priority: 0.85 },
  { name: "owner", test: OWNER, minShareCount: 2, priority: 0.82 },
  { name: "journey", test: JOURNEY, minShareCount: 2, priority: 0.82 },
  {
    name: "dashboard",
    test: /copy\/workspace-(panels|views)|core\/density/,
    minShareCount: 2,
    priority: 0.82,
  },
  { name: "papers", test: PAPERS, minShareCount: 2, priority: 0.82 },
  { name: "decision", test: /ui\/decision|copy\/decision/, minShareCount: 2, priority: 0.82 },
  { name: "workflow", test: WORKFLOW, minShareCount: 2, priority: 0.82 },
  // The planner shows it before anybody has asked for a verdict.
  { name: "compliance", test: /copy\/compliance/, minShareCount: 2, priority: 0.81 },
  { name: "rules-look", test: RULES_LOOK, minShareCount: 2, priority: 0.8 },
  {
    name: "event-times",
    test: /copy\/schedule|schedule\/(event-times|terms)|event-status/,
    minShareCount: 2,
    priority: 0.8,
  },
  { name: "checks", test: /components\/Checkbox\//, minShareCount: 2, priority: 0.8 },
  { name: "tabs", test: /components\/Tabs\//, minShareCount: 2, priority: 0.8 },
  {
    name: "door-frame",
    test: /features\/auth\/(door-frame|sign-in\.module)/,
    minShareCount: 2,
    priority: 0.75,
  },
  {
    name: "door",
    test: /features\/auth\/(enter-portal|sign-in-panel|second-step)|ui\/password-field/,
    minShareCount: 2,
    priority: 0.7,
  },
];

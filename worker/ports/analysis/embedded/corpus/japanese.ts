import type { MadePaper } from "./paper.ts";

export const JAPANESE: readonly MadePaper[] = [
  {
    name: "a certificate in order",
    text: `健康診断書
所有者：田中 美咲    動物種：犬    品種：柴犬    生年月日：2021年5月1日
マイクロチップ番号：３９２ １４０ ０００ １２３ ４５６    装着日：2021年7月2日
検査年月日：2027年3月6日    出発予定日：2027年3月13日
獣医師：山田 健 （署名） 公印
動物検疫所`,
    destination: "USA",
    kind: "health_certificate",
    chips: ["392140000123456"],
    dates: {
      born: ["2021-05-01"],
      implanted: ["2021-07-02"],
      issued: ["2027-03-06"],
      travels: ["2027-03-13"],
    },
    validity: "valid",
  },
  {
    name: "a vaccination in years of the era",
    text: `狂犬病予防注射済証
所有者 佐藤 由紀   猫   品種 日本猫   生年月日 令和3年5月1日
マイクロチップ 392146000765432   装着年月日 令和3年8月1日
狂犬病ワクチン 接種年月日 令和8年9月1日   製造会社 共立製薬   製造番号 KR-2208   有効期限 令和9年8月31日
獣医師 鈴木 一郎 署名`,
    destination: "Germany",
    kind: "vaccination_record",
    chips: ["392146000765432"],
    dates: {
      born: ["2021-05-01"],
      implanted: ["2021-08-01"],
      vaccinated: ["2026-09-01"],
      validUntil: ["2027-08-31"],
    },
    batches: ["KR-2208"],
    validity: "valid",
  },
  {
    name: "a vaccination that has ended",
    text: `予防接種証明書
飼い主 高橋 翔   犬   品種 プードル   マイクロチップ 392141000111222
狂犬病 接種日 2025/04/10   有効期限 2026/04/09   ワクチン名 狂犬病TCワクチン   ロット番号 T0417
獣医師 伊藤 明 署名`,
    destination: "France",
    kind: "vaccination_record",
    chips: ["392141000111222"],
    dates: { vaccinated: ["2025-04-10"], validUntil: ["2026-04-09"] },
    batches: ["T0417"],
    validity: "invalid",
    issue: "2026-04-09",
  },
];

// What papers call things, in English, German, French, Spanish and Japanese.

/** What a date on a paper is the date of. */
export const OCCASIONS = [
  "vaccinated",
  "validUntil",
  "issued",
  "implanted",
  "born",
  "travels",
  "sampled",
  "received",
  "expires",
  "treated",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const OCCASION_WORDS = {
  validUntil:
    /valid(?:ity)?\s+(?:until|to|till|through|thru)|next\s+due|booster\s+due|due\s+(?:date|on)|revaccination\s+due|gültig\s+bis|gültigkeit\s+bis|valable\s+jusqu|validité\s+jusqu|jusqu.au|有効期限|有効期間|v[áa]lid[oae]\s+hasta|validez(?:\s+hasta)?|vigencia|vigente\s+hasta|pr[óo]xima\s+(?:dosis|vacunaci[óo]n)|(?<!\p{L})hasta\s+el/giu,
  expires:
    /expir(?:es|y|ation)|ablaufdatum|läuft\s+ab|date\s+d.expiration|満了日|caduc(?:a|idad)|vencimiento|(?<!\p{L})vence|expiraci[óo]n/giu,
  vaccinated:
    /vaccinat(?:ed|ion)|administered|date\s+given|given\s+on|dose\s*\d?|impf(?:ung|datum)|geimpft|vaccin(?:é|ée|ation)?(?:\s+(?:contre|antirabique)[\s\p{L}]{0,12}?)?\s+(?:le|du)|date\s+de\s+(?:la\s+)?vaccination|接種(?:年月)?日|注射(?:年月)?日|接種|vacunaci[óo]n|vacunad[oa]|fecha\s+de\s+(?:la\s+)?(?:vacuna|aplicaci[óo]n|dosis)|(?<!\p{L})aplicad[oa]|(?<!\p{L})administrad[oa]|dosis\s*\d?/giu,
  issued:
    /issued?\b|date\s+of\s+issue|examin(?:ed|ation)|inspect(?:ed|ion)|certified|signed|ausgestellt|ausstellungsdatum|untersucht|délivré|date\s+de\s+délivrance|établi|fait\s+(?:à|le)|examiné|発行(?:年月)?日|交付(?:年月)?日|検査(?:年月)?日|作成日|emitid[oa]|emisi[óo]n|expedid[oa]|expedici[óo]n|examinad[oa]|inspeccionad[oa]|firmad[oa]|fecha\s+de(?:l)?\s+(?:examen|certificado)/giu,
  implanted:
    /implant(?:ed|ation|iert|ée?)?|chip(?:ped)?\s+(?:on|date)|microchip\s+date|date\s+of\s+(?:application|reading|implantation)|kennzeichnung|gesetzt\s+am|posée?\s+le|装着(?:年月)?日|埋(?:め)?込(?:み)?(?:年月)?日|implantaci[óo]n|implantad[oa]|colocaci[óo]n|colocad[oa]|fecha\s+de\s+lectura/giu,
  born: /birth|\bDOB\b|\bborn\b|geburt|geboren|wurfdatum|naissance|\bnée?\s+le|生年月日|nacimiento|nacid[oa]|naci[óo]/giu,
  travels:
    /departure|travel(?:s|ling)?\b|arriv(?:al|es|ing)|date\s+of\s+entry|flight|abreise|abflug|einreise|ankunft|départ|arrivée|voyage|出発(?:予定)?日|到着(?:予定)?日|搭乗日|(?<!\p{L})viajes?(?!\p{L})|salida|llegada|(?<!\p{L})vuelo|fecha\s+de\s+entrada/giu,
  sampled:
    /sampl(?:e|ed|ing)|blood\s+dr(?:aw|awn)|drawn|blutentnahme|probe(?:n)?(?:ent)?nahme|prélèvement|prélevé|採血(?:年月)?日|muestra|muestreo|extracci[óo]n/giu,
  received: /received|eingang|eingegangen|reçu|réception|受領(?:年月)?日|受付日|recibid[oa]|recepci[óo]n/giu,
  treated:
    /treat(?:ed|ment)|behand(?:elt|lung)|trait(?:é|ée|ement)\b|駆虫(?:年月)?日?|投薬(?:年月)?日|tratamiento|tratad[oa]|desparasita(?:ci[óo]n|d[oa])/giu,
} as const satisfies Record<Occasion, RegExp>;

export const MENTIONS = {
  rabies:
    /\brabies\b|tollwut|(?<!\p{L})rage(?!\p{L})|antirabique|狂犬病|(?<!\p{L})rabia(?!\p{L})|antirr[áa]bic[oa]/iu,
  booster:
    /\bbooster\b|revaccination|auffrischung|wiederholungsimpfung|rappel|追加接種|refuerzo|revacunaci[óo]n/iu,
  vet: /\bvet(?:erinar(?:y|ian)|s)?\b|\bDVM\b|\bMRCVS\b|tierarzt|tierärzt|vétérinaire|獣医|veterinari[oa]/iu,
  signature:
    /\bsign(?:ed|ature)\b|unterschrift|unterzeichnet|signé|署名|(?<!\p{L})firma(?:do|da)?(?!\p{L})/iu,
  stamp: /\bstamp(?:ed)?\b|\bseal(?:ed)?\b|stempel|cachet|tampon|公印|押印|印$|(?<!\p{L})sello(?!\p{L})/imu,
  endorsement:
    /\bendors(?:ed|ement)\b|\bofficial veterinarian\b|\bUSDA\b|\bAPHIS\b|amtstierarzt|amtstierärzt|amtlich|vétérinaire officiel|visa officiel|裏書|動物検疫所|veterinari[oa]\s+oficial|visado|refrendad[oa]|(?<!\p{L})MAPA(?!\p{L})|SENASA|SENASICA/iu,
  product:
    /\bmanufacturer\b|\bproduct\b|nobivac|rabisin|imrab|defensor|versican|vanguard|purevax|eurican|canigen|hersteller|impfstoff|fabricant|nom du vaccin|製造(?:会社|元)|ワクチン名|製品名|fabricante|laboratorio\s+fabricante|nombre\s+de\s+la\s+vacuna/iu,
  owner:
    /\bowner\b|\bconsignor\b|besitzer|halter|eigentümer|propriétaire|détenteur|所有者|飼い主|飼主|propietari[oa]|(?<!\p{L})due[ñn][oa]|titular/iu,
  animal:
    /\b(?:breed|species|dog|cat|ferret|canine|feline)\b|\bhund\b|\bkatze\b|\brasse\b|\bchien(?:ne)?\b|\bchat(?:te)?\b|\brace\b|品種|犬|猫|(?<!\p{L})(?:perr[oa]|gat[oa]|raza|especie)(?!\p{L})/iu,
  companion:
    /\b(?:dog|cat|ferret|canine|feline|puppy|kitten|hund|hündin|katze|kater|frettchen|chien|chienne|chat|chatte|furet)s?\b|犬|猫|(?<!\p{L})(?:perr[oa]|gat[oa]|hur[óo]n|cachorr[oa]|canin[oa]|felin[oa])s?(?!\p{L})/iu,
  otherSpecies:
    /\b(?:bird|parrot|rabbit|hamster|reptile|tortoise|turtle|fish|guinea pig|papagei|kaninchen|schildkröte|perroquet|lapin|tortue)s?\b|鳥|兎|ウサギ|(?<!\p{L})(?:loro|conejo|tortuga)s?(?!\p{L})/iu,
  form7001: /\b(?:APHIS|VS)\s*(?:form)?\s*7001\b/iu,
  tapeworm: /\btapeworm\b|echinococcus|praziquantel|bandwurm|échinocoque|equinococ|tenia(?!\p{L})/iu,
  permit: /\bimport permit\b|\bpermit (?:no|number)\b|permiso\s+de\s+importaci[óo]n/iu,
  passportNumber:
    /\bpass(?:port|eport)\s*(?:no|number|nr|n°|№|#)|pass-?nr|ausweis-?nr|パスポート番号|旅券番号|(?<!\p{L})pasaporte\s*(?:n[.º°úu]|no)/iu,
} as const satisfies Record<string, RegExp>;
export type Mention = keyof typeof MENTIONS;

/** How kinds of paper head themselves, the more telling first. */
export const HEADINGS = [
  [
    "health_certificate",
    /health certificate|certificate of (?:veterinary inspection|health)|\b7001\b|gesundheits(?:zeugnis|bescheinigung)|veterinärbescheinigung|certificat (?:de (?:bonne )?santé|sanitaire|vétérinaire)|certificado (?:de (?:buena )?salud|sanitario|zoosanitario|veterinario)|健康(?:診断書|証明書)/iu,
  ],
  [
    "passport",
    /\bpassport\b|heimtierausweis|reisepass|passeport|(?<!\p{L})pasaporte|ペットパスポート|旅券/iu,
  ],
  [
    "vaccination_record",
    /vaccinat|immuni[sz]ation|impf(?:pass|ausweis|bescheinigung|zeugnis)|carnet de (?:vaccination|santé)|(?:certificado|cartilla|carn[ée]t?|registro) de vacunaci[óo]n|cartilla sanitaria|予防(?:接種|注射)|注射済証/iu,
  ],
] as const;

/** What an animal is called, behind these words. */
export const NAME_WORDS =
  /(?:name\s+of\s+(?:the\s+)?(?:animal|pet|dog|cat)|(?:animal|pet|dog|cat)(?:['’]s)?\s+name|name\s+des\s+(?:tieres|hundes)|tiername|nom\s+(?:de\s+l['’]animal|du\s+(?:chien|chat))|nombre\s+(?:del\s+(?:animal|perro|gato)|de\s+la\s+(?:mascota|perra|gata))|(?:動物|ペット)の名前|呼名|^(?:I+\.\s*)?(?:animal|pet|tier))\s*[:：]\s*/gimu;

/** Diseases that are vaccinated against, the more telling words first. */
export const DISEASE_WORDS = [
  [
    "rabies",
    /\brabies\b|tollwut|(?<!\p{L})rage(?!\p{L})|antirabique|(?<!\p{L})rabia(?!\p{L})|antirr[áa]bic[oa]|狂犬病/iu,
  ],
  ["leptospirosis", /lepto|レプトスピラ/iu],
  ["canine_influenza", /\bCIV\b|canine\s+influenza|H3N[28]|犬インフルエンザ/iu],
  [
    "core",
    /\bDHP+i?\b|\bDA2PP|\bFVRCP\b|\bRCP\b|distemper|parvo|panleuk|staupe|katzenseuche|carré|typhus|moquillo|parvovirus|混合ワクチン/iu,
  ],
] as const;

/** Treatments against parasites that the rules of a destination ask for. */
export const TREATMENT_WORDS = [
  [
    "tapeworm_treatment",
    /tapeworm|echinococcus|praziquantel|bandwurm|échinocoque|equinococ|エキノコックス/iu,
  ],
  [
    "external_parasites_start",
    /external\s+parasit|tick|flea|zecken|floh|antiparasitaire\s+externe|tiques|puces|garrapatas|pulgas|par[áa]sitos\s+externos/iu,
  ],
] as const;

export const PRODUCT_NAMES =
  /\b(?:nobivac|rabisin|imrab|defensor|versican|vanguard|purevax|eurican|canigen|biocan|milbemax|drontal)(?:[ -][A-Z][A-Za-z0-9+-]*|[ -]\d\b)*/iu;
export const PRODUCT_WORDS =
  /(?:name\s+of\s+(?:the\s+)?vaccine|vaccine(?:\s+name)?|product|impfstoff|nom\s+du\s+vaccin|nombre\s+de\s+la\s+vacuna|ワクチン名|製品名)\s*[:：]\s*([^\n,;()]{2,60}?)(?=\s{2,}|[\n,;()]|$)/iu;
export const LABORATORY_WORDS =
  /(?:laboratory|laboratoire|laboratorio|labor(?:atorium)?|検査機関)\s*[:：]\s*([^\n,;()]{2,80}?)(?=\s{2,}|[\n,;()]|$)/iu;

export const CHIP_WORDS = /(?:micro)?chip|transponder|\bRFID\b|puce|マイクロチップ/giu;
export const BATCH_WORDS =
  /\b(?:batch|lot|serial)\b(?:\s*(?:no|number|nr))?|charge(?:n)?(?:-?\s?(?:nr|bezeichnung))?|n°\s*de\s*lot|(?:n[.º°]?\s*de\s*)?lote|製造番号|ロット(?:番号)?/giu;

/** Languages in whose countries the day comes first. */
export const DAY_FIRST_WORDS =
  /tollwut|gültig|tierarzt|besitzer|impf(?:ung|pass|ausweis|datum)|vétérinaire|propriétaire|valable|naissance|\brage\b|veterinari[oa](?!\p{L})|propietari[oa]|vacunaci[óo]n|nacimiento|(?<!\p{L})rabia(?!\p{L})/iu;

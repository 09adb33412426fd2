// What papers call an animal's breed, its neutering and its passport, in English, German, French, Spanish and Japanese.

/** Behind these a word or two, up to the next mark, is what the heading asks for. */
export const BREED_LABEL =
  /(?<!\p{L})(?:breed|rasse|race|raza|犬種|猫種|品種)(?:\s*\([^)\n]{0,20}\))?\s*[:：]\s*/giu;
export const SEX_LABEL =
  /(?<!\p{L})(?:sex|gender|geschlecht|sexe|sexo|性別)(?:\s*\([^)\n]{0,20}\))?\s*[:：]\s*/giu;
export const NEUTER_LABEL =
  /(?<!\p{L})(?:neutered|spayed|castrated|desexed|sterili[sz]ed|neuter(?:ing)?\s+status|reproductive\s+status|kastriert|sterilisiert|castré|castrée|stérilisé|stérilisée|castrad[oa]|esterilizad[oa]|避妊|去勢)(?:\s*[/・]\s*\p{L}{2,12}){0,2}\s*[:：?？]\s*/giu;

/** An animal that is whole; looked for first, since half of it is a word for the other. */
export const ENTIRE_WORDS =
  /(?<!\p{L})(?:intact|entire|not\s+(?:neutered|spayed|castrated|desexed)|un(?:neutered|spayed|castrated)|nicht\s+kastriert|unkastriert|intakt|enti(?:er|ère)|non\s+(?:castré|stérilisé)e?|enter[oa]|no\s+(?:castrad|esterilizad)[oa])(?!\p{L})|未(?:去勢|避妊)/giu;
export const NEUTERED_WORDS =
  /(?<!\p{L})(?:neutered|spayed|castrated|desexed|sterili[sz]ed|kastriert|sterilisiert|(?:castré|stérilisé)e?|(?:castrad|esterilizad)[oa]|M\/?N|N\/?M|M\/?C|F\/?S|S\/?F|F\/?N)(?!\p{L})|(?:去勢|避妊)(?:手術)?済/giu;
export const YES_WORDS = /^(?:yes|ja|oui|s[íi]|はい|済|有)(?!\p{L})/iu;
export const NO_WORDS = /^(?:no|nein|non|いいえ|未|無)(?!\p{L})/iu;
export const FEMALE_WORDS =
  /(?<!\p{L})(?:female|weiblich|hündin|femelle|hembra|F(?:\/?[SN])?|S\/?F)(?!\p{L})|雌|メス/iu;
export const MALE_WORDS =
  /(?<!\p{L})(?:male|männlich|rüde|kater|mâle|macho|M(?:\/?[NC])?|N\/?M)(?!\p{L})|雄|オス/iu;

/** A heading that a form leaves empty, and words that say nothing. */
export const NOTHING_SAID =
  /^(?:n\/?a|none|nil|unknown|not\s+(?:known|stated|applicable)|see\s.*|unbekannt|keine|inconnue?|sans|desconocid[oa]|不明|なし)$/iu;

export const PASSPORT_NUMBER_LABEL =
  /(?:\bpass(?:port|eport)\s*(?:no|number|nr|n[°º.]|№|#)|pass-?nr|ausweis-?nr|パスポート番号|旅券番号|(?<!\p{L})pasaporte\s*(?:n[.º°úu]|no))(?:mero)?[.:：\s]*/giu;
export const ISSUE_WORDS =
  /\bissued?\b|ausgestellt|ausstellung|délivr|expedid|expedici|emitid|emisi|発行|交付/iu;
export const ISSUING_COUNTRY_LABEL =
  /(?:issuing\s+(?:country|member\s+state)|country\s+of\s+issue|issued\s+in|ausstellungsland|ausstellender\s+staat|pays\s+(?:de\s+délivrance|émetteur)|pa[íi]s\s+(?:de\s+expedici[óo]n|emisor)|発行国)\s*[:：]?\s*/giu;

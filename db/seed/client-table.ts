import type { AccountStatus } from "#contracts/admin/shapes.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

export const CLIENT_GROUPS = {
  embassy: "Embassy families",
  partners: "Relocation partners",
  exchanges: "University exchanges",
} as const;

type ClientRow = {
  name: string;
  email: string;
  status: AccountStatus;
  group?: keyof typeof CLIENT_GROUPS;
  zone: string;
  phone: string;
  address: string;
  emergency: string;
  /** Days since the client joined. */
  since: number;
};

const LONG_NAME = `Bartholomew Featherstonehaugh${"-Cholmondeley-Marjoribanks".repeat(3)}-Worcestershire`;

/** One client a line: many scripts, an apostrophe, one letter, and a name longer than any card. */
// oxfmt-ignore
const clients = {
  sarah: { name: "Sarah Whitfield", email: "sarah@whitfield.example", status: "active", zone: "Europe/London", phone: "+44 20 7946 0118", address: "14 Elm Grove, London N8 9AH, United Kingdom", emergency: "James Whitfield", since: 4 },
  misaki: { name: "田中 美咲", email: "misaki@tanaka.example", status: "active", zone: "Asia/Tokyo", phone: "+81 3 5550 0142", address: "〒154-0001 東京都世田谷区池尻 2-4-7", emergency: "田中 健二", since: 4 },
  noah: { name: "Noah Okafor", email: "noah.okafor@mail.example", status: "active", group: "partners", zone: "Australia/Sydney", phone: "+61 2 5550 0119", address: "8 Carrington Road, Coogee NSW 2034, Australia", emergency: "Adaeze Okafor", since: 60 },
  lucja: { name: "Łucja Wiśniewska", email: "lucja.wisniewska@mail.example", status: "active", zone: "Europe/Warsaw", phone: "+48 22 555 01 36", address: "ul. Źródlana 12/3, 30-001 Kraków, Polska", emergency: "Paweł Wiśniewski", since: 30 },
  mohammed: { name: "محمد الفارسي", email: "m.alfarsi@mail.example", status: "pending", group: "embassy", zone: "Asia/Dubai", phone: "+971 4 555 0163", address: "شارع الوصل ١٢، دبي، الإمارات العربية المتحدة", emergency: "ليلى الفارسي", since: 6 },
  elodie: { name: "Élodie Marchand", email: "elodie.marchand@mail.example", status: "active", group: "embassy", zone: "Europe/Paris", phone: "+33 1 55 50 01 27", address: "27 rue des Écoles, 75005 Paris, France", emergency: "Benoît Marchand", since: 250 },
  jonas: { name: "Jonas Becker", email: "jonas.becker@mail.example", status: "active", group: "partners", zone: "Europe/Berlin", phone: "+49 69 5550 0184", address: "Günthersburgallee 9, 60316 Frankfurt am Main, Deutschland", emergency: "Käthe Becker", since: 260 },
  priya: { name: "Priya Raman", email: "priya.raman@mail.example", status: "active", group: "partners", zone: "Europe/London", phone: "+44 161 496 0155", address: "3 Canal Street, Manchester M1 3HE, United Kingdom", emergency: "Arjun Raman", since: 262 },
  minjun: { name: "김민준", email: "minjun.kim@univ.example", status: "active", group: "exchanges", zone: "America/Los_Angeles", phone: "+1 213 555 0171", address: "928 S Western Ave, Los Angeles, CA 90006, USA", emergency: "김서연", since: 190 },
  duc: { name: "Nguyễn Văn Đức", email: "duc.nguyen@mail.example", status: "active", zone: "Europe/London", phone: "+44 20 7946 0129", address: "41 Mare Street, London E8 4RP, United Kingdom", emergency: "Trần Thị Mai", since: 34 },
  eleni: { name: "Ελένη Παπαδάκη", email: "eleni.papadaki@mail.example", status: "active", zone: "America/New_York", phone: "+1 718 555 0133", address: "30-12 Ditmars Blvd, Astoria, NY 11105, USA", emergency: "Γιώργος Παπαδάκης", since: 20 },
  ngozi: { name: "Ngozi Adeyemi", email: "ngozi.adeyemi@embassy.example", status: "active", group: "embassy", zone: "Asia/Dubai", phone: "+971 2 555 0148", address: "Villa 6, Khalifa City, Abu Dhabi, UAE", emergency: "Tunde Adeyemi", since: 82 },
  dmytro: { name: "Дмитро Коваленко", email: "dmytro.kovalenko@mail.example", status: "active", group: "embassy", zone: "Europe/Berlin", phone: "+49 30 5550 0166", address: "Kastanienallee 51, 10119 Berlin, Deutschland", emergency: "Оксана Коваленко", since: 41 },
  yael: { name: "יעל כהן", email: "yael.cohen@mail.example", status: "active", zone: "Europe/Paris", phone: "+33 1 55 50 01 58", address: "5 rue du Temple, 75004 Paris, France", emergency: "דוד כהן", since: 12 },
  sunita: { name: "सुनीता देशपांडे", email: "sunita.deshpande@univ.example", status: "active", group: "exchanges", zone: "Asia/Dubai", phone: "+971 4 555 0192", address: "Al Barsha 1, Dubai, UAE", emergency: "रोहन देशपांडे", since: 15 },
  bartholomew: { name: LONG_NAME, email: "bart@featherstonehaugh.example", status: "pending", zone: "America/New_York", phone: "+1 212 555 0187", address: "740 Park Avenue, New York, NY 10021, USA", emergency: "Philippa Featherstonehaugh", since: 3 },
  o: { name: "Ó", email: "o@one-letter.example", status: "pending", zone: "Europe/London", phone: "+44 20 7946 0140", address: "1 Short Street, London SE1 8LG, United Kingdom", emergency: "Í", since: 1 },
  somchai: { name: "สมชาย ใจดี", email: "somchai.jaidee@mail.example", status: "pending", zone: "Asia/Bangkok", phone: "+66 2 555 0175", address: "99/1 ถนนสุขุมวิท กรุงเทพมหานคร 10110", emergency: "มาลี ใจดี", since: 5 },
  camila: { name: "Camila Rojas Fernández", email: "camila.rojas@mail.example", status: "active", group: "partners", zone: "America/Sao_Paulo", phone: "+55 11 5550 0151", address: "Rua Harmonia 210, São Paulo, SP 05435-000, Brasil", emergency: "Íñigo Rojas", since: 130 },
  siobhan: { name: "Siobhán O’Brien", email: "o'brien@ceol.example", status: "active", zone: "Europe/Dublin", phone: "+353 1 555 0126", address: "18 Sráid an Chapaill, Baile Átha Cliath, Éire", emergency: "Pádraig O’Brien", since: 140 },
  thandiwe: { name: "Thandiwe Nkosi", email: "thandiwe.nkosi@embassy.example", status: "active", group: "embassy", zone: "Africa/Johannesburg", phone: "+27 11 555 0169", address: "22 Jan Smuts Avenue, Johannesburg 2196, South Africa", emergency: "Sipho Nkosi", since: 235 },
  hanna: { name: "Hanna Virtanen", email: "hanna.virtanen@mail.example", status: "inactive", zone: "Europe/Helsinki", phone: "+358 9 555 0138", address: "Fredrikinkatu 33, 00120 Helsinki, Suomi", emergency: "Mikko Virtanen", since: 480 },
} as const satisfies Record<string, ClientRow>;
export type ClientKey = keyof typeof clients;
export const CLIENTS: Readonly<Record<ClientKey, ClientRow>> = clients;

type PetRow = {
  owner: ClientKey;
  name: string;
  species: PetType;
  breed: string;
  /** Whole years. */
  age: number;
  sex: "female" | "male";
  colour: string;
  grams: number;
  health?: string;
  medication?: string;
  special?: string;
};

/** One pet a line; the last ones stay at home. */
// oxfmt-ignore
const pets = {
  bella: { owner: "sarah", name: "Bella", species: "dog", breed: "Golden Retriever", age: 4, sex: "female", colour: "golden", grams: 28500, special: "Calm with people, nervous with engines." },
  sakura: { owner: "misaki", name: "さくら", species: "dog", breed: "Shiba Inu", age: 3, sex: "female", colour: "red sesame", grams: 8900 },
  kiwi: { owner: "noah", name: "Kiwi", species: "bird", breed: "African grey parrot", age: 11, sex: "male", colour: "grey with a red tail", grams: 450, special: "Closed ring AU-07-1184. Cover the crate at night." },
  mruczek: { owner: "lucja", name: "Mruczek", species: "cat", breed: "European shorthair", age: 6, sex: "male", colour: "grey tabby", grams: 5200 },
  simsim: { owner: "mohammed", name: "سمسم", species: "cat", breed: "Arabian Mau", age: 2, sex: "male", colour: "white and brown", grams: 4100 },
  clover: { owner: "elodie", name: "Clover", species: "rabbit", breed: "Mini Lop", age: 2, sex: "female", colour: "fawn", grams: 2100, health: "Sensitive stomach; hay only on the day of travel." },
  otto: { owner: "jonas", name: "Otto", species: "dog", breed: "Dachshund", age: 7, sex: "male", colour: "black and tan", grams: 9400 },
  nori: { owner: "priya", name: "Nori", species: "cat", breed: "Maine Coon", age: 5, sex: "female", colour: "black smoke", grams: 6800 },
  bori: { owner: "minjun", name: "보리", species: "dog", breed: "Korean Jindo", age: 3, sex: "male", colour: "white", grams: 19300 },
  max: { owner: "duc", name: "Max", species: "dog", breed: "French Bulldog", age: 2, sex: "male", colour: "brindle", grams: 11800, health: "Snub-nosed: no hold travel above 27 °C." },
  athina: { owner: "eleni", name: "Αθηνά", species: "cat", breed: "Aegean", age: 8, sex: "female", colour: "bicolour", grams: 4700, medication: "Thyroid tablet every morning." },
  rocky: { owner: "ngozi", name: "Rocky", species: "dog", breed: "Boerboel cross", age: 5, sex: "male", colour: "tan", grams: 46000, special: "Strong-breed crate (CR82)." },
  baron: { owner: "dmytro", name: "Барон", species: "dog", breed: "Standard Schnauzer", age: 6, sex: "male", colour: "pepper and salt", grams: 18400 },
  zuzu: { owner: "yael", name: "צוצו", species: "reptile", breed: "Hermann’s tortoise", age: 14, sex: "female", colour: "yellow and black", grams: 1900 },
  chai: { owner: "sunita", name: "चाय", species: "cat", breed: "Bombay", age: 3, sex: "female", colour: "black", grams: 3900 },
  nemo: { owner: "bartholomew", name: "Nemo", species: "fish", breed: "Ocellaris clownfish", age: 1, sex: "male", colour: "orange", grams: 30, special: "Travels with 20 litres of tank water." },
  q: { owner: "o", name: "Q", species: "other", breed: "Guinea pig", age: 1, sex: "female", colour: "tricolour", grams: 900 },
  khaopan: { owner: "somchai", name: "ข้าวปั้น", species: "dog", breed: "Thai Ridgeback", age: 2, sex: "male", colour: "blue", grams: 24200 },
  mochi: { owner: "jonas", name: "Mochi", species: "hamster", breed: "Roborovski", age: 1, sex: "female", colour: "sand", grams: 22 },
  luna: { owner: "camila", name: "Luna", species: "dog", breed: "Labrador Retriever", age: 9, sex: "female", colour: "chocolate", grams: 30100, medication: "Joint supplement with food." },
  pixel: { owner: "siobhan", name: "Pixel", species: "ferret", breed: "Sable ferret", age: 3, sex: "male", colour: "sable", grams: 1300 },
  taro: { owner: "minjun", name: "Taro", species: "cat", breed: "Japanese Bobtail", age: 4, sex: "male", colour: "mi-ke", grams: 4300 },
  simba: { owner: "thandiwe", name: "Simba", species: "dog", breed: "Rhodesian Ridgeback", age: 4, sex: "male", colour: "wheaten", grams: 38700 },
  hugo: { owner: "elodie", name: "Hugo", species: "dog", breed: "Basset Hound", age: 10, sex: "male", colour: "tricolour", grams: 26600 },
  ginger: { owner: "priya", name: "Ginger", species: "cat", breed: "British Shorthair", age: 12, sex: "female", colour: "cream", grams: 5000 },
  lulu: { owner: "mohammed", name: "لولو", species: "bird", breed: "Budgerigar", age: 2, sex: "female", colour: "green", grams: 35 },
  piki: { owner: "hanna", name: "Äijä", species: "dog", breed: "Finnish Spitz", age: 8, sex: "male", colour: "golden red", grams: 12400 },
} as const satisfies Record<string, PetRow>;
export type PetKey = keyof typeof pets;
export const PETS: Readonly<Record<PetKey, PetRow>> = pets;

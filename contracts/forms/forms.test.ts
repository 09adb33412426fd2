import { describe, expect, test } from "vitest";
import type * as z from "zod";

import { FORM_OF, FormValues, OwnerForm, PetForm, TravelForm } from "./shapes.ts";
import { shownValues } from "./shown-fields.ts";
import { ACKNOWLEDGEMENTS } from "./terms.ts";

const pet = {
  petName: "Bella",
  breed: "Golden Retriever",
  age: 4,
  weight: 28,
  vaccinationStatus: "up-to-date",
};
const travel = {
  departureDate: "2027-06-01",
  departureAirport: "LHR",
  arrivalAirport: "JFK",
  travelClass: "cargo",
};
const owner = {
  fullName: "Sarah Whitfield",
  email: "sarah@example.com",
  phone: "+44 20 7946 0100",
  address: "1 Garden Row, London",
  emergencyContact: "Tom Whitfield",
  emergencyPhone: "+44 20 7946 0101",
  acknowledgements: ["requirements"],
};

/** What a form says about one of its fields. */
function said(form: z.ZodType, values: object, field: string): string | undefined {
  const parsed = form.safeParse(values);
  return parsed.error?.issues.find(({ path }) => path[0] === field)?.message;
}

const without = (values: object, field: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));

/** What a form says when a field is missing, empty or blank: one and the same to a person. */
function saidOfBlank(form: z.ZodType, values: object, field: string): (string | undefined)[] {
  const blanks = ["", "   ", "\t\n"].map((blank) => ({ ...values, [field]: blank }));
  const messages = [without(values, field), ...blanks].map((given) => said(form, given, field));
  return [...new Set(messages)];
}

describe("the pet details form", () => {
  test("[VAL-PET-01] needs the pet's name", () => {
    expect(saidOfBlank(PetForm, pet, "petName")).toEqual(["Pet name is required"]);
  });

  test("[VAL-PET-02] needs the breed", () => {
    expect(saidOfBlank(PetForm, pet, "breed")).toEqual(["Breed is required"]);
  });

  test("[VAL-PET-03] [VAL-PET-07] takes an age of 0 and no negative one", () => {
    expect(PetForm.parse({ ...pet, age: 0 }).age).toBe(0);
    for (const age of [-1, -0.5, "-3"])
      expect(said(PetForm, { ...pet, age }, "age")).toBe("Age must be positive");
  });

  test("[VAL-PET-04] takes a weight of 0 and no negative one", () => {
    expect(PetForm.parse({ ...pet, weight: 0 }).weight).toBe(0);
    for (const weight of [-1, "-0,5"]) {
      expect(said(PetForm, { ...pet, weight }, "weight")).toBe("Weight must be positive");
    }
  });

  test("numbers are taken as people type them, and nothing else is a number", () => {
    expect(PetForm.parse({ ...pet, weight: "4,5", age: " 3 " })).toMatchObject({ weight: 4.5, age: 3 });
    for (const weight of ["heavy", "", "1.2.3", Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([weight, PetForm.safeParse({ ...pet, weight }).success]).toEqual([weight, false]);
    }
  });

  test("[VAL-PET-05] takes three vaccination statuses only", () => {
    for (const vaccinationStatus of ["up-to-date", "needs-update", "unknown"]) {
      expect(PetForm.parse({ ...pet, vaccinationStatus }).vaccinationStatus).toBe(vaccinationStatus);
    }
    for (const vaccinationStatus of ["current", "UP-TO-DATE", "", undefined]) {
      expect(PetForm.safeParse({ ...pet, vaccinationStatus }).success).toBe(false);
    }
  });

  test("[VAL-PET-06] lets the rest stay empty", () => {
    const rest = [
      "microchipNumber",
      "petPassportNumber",
      "healthConditions",
      "medications",
      "specialRequirements",
    ];
    expect(PetForm.parse(pet)).toEqual(pet);
    const blank = PetForm.parse({ ...pet, ...Object.fromEntries(rest.map((field) => [field, "  "])) });
    for (const field of rest) expect(blank[field as keyof PetForm]).toBeUndefined();
  });

  test("[FORM-11] numbers are taken with a comma, a point and wide digits, and nothing else for a number", () => {
    const right = [
      ["4", 4],
      ["4,5", 4.5],
      [" 28.5 ", 28.5],
      ["０，５", 0.5],
      [",5", 0.5],
    ] as const;
    for (const [weight, number] of right) {
      expect([weight, PetForm.parse({ ...pet, weight }).weight]).toEqual([weight, number]);
    }
    for (const weight of ["1.234,5", "1,234.5", "1e3", "0x10", "4 kg", "Infinity", "."]) {
      expect([weight, said(PetForm, { ...pet, weight }, "weight")]).toEqual([
        weight,
        "Enter a number, such as 4.5",
      ]);
    }
  });

  test("[ENT-26] keeps all ten fields", () => {
    const whole = {
      ...pet,
      microchipNumber: "985141000123456",
      petPassportNumber: "GB-123",
      healthConditions: "None",
      medications: "None",
      specialRequirements: "Sits by the window",
    };
    expect(PetForm.parse(whole)).toEqual(whole);
  });

  test("takes names in every script, and keeps them as they are", () => {
    for (const petName of ["ข้าวเหนียว", "محمد", "さくら", "Łucja 🐕", "O'Malley <b>"]) {
      expect(PetForm.parse({ ...pet, petName }).petName).toBe(petName.normalize("NFC"));
    }
  });
});

describe("the travel details form", () => {
  test("[VAL-TRV-01] needs a departure date", () => {
    expect(saidOfBlank(TravelForm, travel, "departureDate")).toEqual(["Departure date is required"]);
    expect(said(TravelForm, { ...travel, departureDate: "2027-02-30" }, "departureDate")).toBe(
      "Departure date is required",
    );
  });

  test("[VAL-TRV-02] needs the airport of departure", () => {
    expect(saidOfBlank(TravelForm, travel, "departureAirport")).toEqual(["Departure airport is required"]);
  });

  test("[VAL-TRV-03] needs the airport of arrival", () => {
    expect(saidOfBlank(TravelForm, travel, "arrivalAirport")).toEqual(["Arrival airport is required"]);
  });

  test("[VAL-TRV-04] takes cabin and cargo only", () => {
    for (const travelClass of ["cabin", "cargo"]) {
      expect(TravelForm.parse({ ...travel, travelClass }).travelClass).toBe(travelClass);
    }
    for (const travelClass of ["first", "", undefined]) {
      expect(TravelForm.safeParse({ ...travel, travelClass }).success).toBe(false);
    }
  });

  test("[VAL-TRV-05] lets return date, carrier size and instructions stay empty", () => {
    const blank = { ...travel, returnDate: "", carrierSize: "", handlingInstructions: " " };
    const { returnDate, carrierSize, handlingInstructions } = TravelForm.parse(blank);
    expect([returnDate, carrierSize, handlingInstructions]).toEqual([undefined, undefined, undefined]);
  });

  test("[ENT-27] special handling is off until it is switched on", () => {
    expect(TravelForm.parse(travel).specialHandling).toBe(false);
    expect(TravelForm.parse({ ...travel, specialHandling: true }).specialHandling).toBe(true);
  });

  test("[FORM-09] a field that another answer hides is left out, whatever stands in it", () => {
    const typed = { ...travel, specialHandling: false, handlingInstructions: "x".repeat(100_000) };
    expect(shownValues("travel", typed)).toEqual({ ...travel, specialHandling: false });
    const shown = { ...typed, specialHandling: true };
    expect(shownValues("travel", shown)).toEqual(shown);
    expect(shownValues("pet", pet)).toEqual(pet);
  });

  test("nobody returns before they leave", () => {
    expect(said(TravelForm, { ...travel, returnDate: "2027-05-31" }, "returnDate")).toBe(
      "The return cannot be before the departure",
    );
    expect(TravelForm.safeParse({ ...travel, returnDate: "2027-06-01" }).success).toBe(true);
  });
});

describe("the owner details form", () => {
  test.for([
    ["VAL-OWN-01", "fullName", "Full name is required"],
    ["VAL-OWN-03", "phone", "Phone number is required"],
    ["VAL-OWN-04", "address", "Address is required"],
    ["VAL-OWN-05", "emergencyContact", "Emergency contact required"],
    ["VAL-OWN-06", "emergencyPhone", "Emergency phone required"],
  ])("[%s] needs %s", ([, field = "", message = ""]) => {
    expect(saidOfBlank(OwnerForm, owner, field)).toEqual([message]);
  });

  test("[VAL-OWN-02] [VAL-OWN-08] needs an e-mail address that is one", () => {
    expect(said(OwnerForm, without(owner, "email"), "email")).toBe("Valid email required");
    for (const email of [
      "",
      "sarah",
      "sarah@",
      "@example.com",
      "sarah@example",
      "a b@example.com",
      "a@b@c.de",
    ]) {
      expect([email, said(OwnerForm, { ...owner, email }, "email")]).toEqual([email, "Valid email required"]);
    }
    for (const email of ["me+you@there.com", "o'brien@x.ie", "First.Last@Example.COM"]) {
      expect(OwnerForm.parse({ ...owner, email }).email).toBe(email.toLowerCase());
    }
  });

  test("[VAL-OWN-07] needs one acknowledgement, and one is enough", () => {
    expect(said(OwnerForm, { ...owner, acknowledgements: [] }, "acknowledgements")).toBe(
      "Please acknowledge the terms",
    );
    for (const one of ACKNOWLEDGEMENTS) {
      expect(OwnerForm.safeParse({ ...owner, acknowledgements: [one] }).success).toBe(true);
    }
    expect(OwnerForm.safeParse({ ...owner, acknowledgements: ["anything"] }).success).toBe(false);
  });

  test("[ENT-28] keeps all seven fields", () => {
    expect(OwnerForm.parse(owner)).toEqual(owner);
    expect(Object.keys(FORM_OF.owner.shape)).toEqual(Object.keys(owner));
  });
});

describe("a draft", () => {
  test("keeps whatever was typed, also what the form would refuse", () => {
    const half = {
      petName: "",
      age: "four and",
      weight: -3,
      specialHandling: true,
      acknowledgements: [],
      breed: null,
    };
    expect(FormValues.parse(half)).toEqual(half);
  });

  test("has its limits", () => {
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`field${i}`, "x"]));
    expect(FormValues.safeParse(many).success).toBe(false);
    expect(FormValues.safeParse({ notes: "x".repeat(5_001) }).success).toBe(false);
    expect(FormValues.safeParse({ notes: "x".repeat(5_000) }).success).toBe(true);
    expect(FormValues.safeParse({ nested: { deep: true } }).success).toBe(false);
  });
});

import { expect, test } from "vitest";

import { checkForm, EMPTY_VALUES, filled, ownFields, type ValuesOf } from "./form-values.ts";

const PET: ValuesOf["pet"] = {
  ...EMPTY_VALUES.pet,
  petName: "Bella",
  breed: "Golden Retriever",
  age: "4",
  weight: "28,5",
  vaccinationStatus: "up-to-date",
};
const TRAVEL: ValuesOf["travel"] = {
  ...EMPTY_VALUES.travel,
  departureDate: "2026-12-12",
  departureAirport: "JFK",
  arrivalAirport: "Tempelhof, as it was",
  travelClass: "cargo",
};
const OWNER: ValuesOf["owner"] = {
  fullName: "Sarah Whitfield",
  email: "sarah@example.org",
  phone: "+44 20 7946 0000",
  address: "1 Some Street",
  emergencyContact: "James",
  emergencyPhone: "+44 20 7946 0001",
  acknowledgements: ["fees"],
};

test("[ENT-26] [VAL-PET-06] a pet form needs neither chip, passport, conditions, medications nor requirements", () => {
  expect(checkForm("pet", PET)).toEqual({});
});
test("[VAL-PET-01] [VAL-PET-02] an empty pet form names the pet and the breed", () => {
  const errors = checkForm("pet", EMPTY_VALUES.pet);
  expect(errors.petName).toBe("Pet name is required");
  expect(errors.breed).toBe("Breed is required");
});
test("[VAL-PET-03] [VAL-PET-04] [VAL-PET-07] age and weight may be 0 but not negative", () => {
  expect(checkForm("pet", { ...PET, age: "0", weight: "0" })).toEqual({});
  expect(checkForm("pet", { ...PET, age: "-1", weight: "-0,5" })).toEqual({
    age: "Age must be positive",
    weight: "Weight must be positive",
  });
});
test("a comma and a point both part a number", () => {
  expect(checkForm("pet", { ...PET, age: "4,5", weight: "28.5" })).toEqual({});
  expect(checkForm("pet", { ...PET, age: "about four" }).age).toBe("Enter a number, such as 4.5");
});
test("[VAL-PET-05] a vaccination status outside the three is refused", () => {
  expect(checkForm("pet", { ...PET, vaccinationStatus: "maybe" }).vaccinationStatus).toBeDefined();
});
test("[ENT-27] [VAL-TRV-01] [VAL-TRV-02] [VAL-TRV-03] an empty travel form names date and airports", () => {
  expect(checkForm("travel", EMPTY_VALUES.travel)).toMatchObject({
    departureDate: "Departure date is required",
    departureAirport: "Departure airport is required",
    arrivalAirport: "Arrival airport is required",
  });
});
test("[VAL-TRV-04] [VAL-TRV-05] cabin and cargo are classes, first is not; return, carrier and instructions may stay empty", () => {
  expect(checkForm("travel", TRAVEL)).toEqual({});
  expect(checkForm("travel", { ...TRAVEL, travelClass: "cabin" })).toEqual({});
  expect(checkForm("travel", { ...TRAVEL, travelClass: "first" }).travelClass).toBeDefined();
});
test("[FORM-06] special handling is off until it is switched on", () => {
  expect(EMPTY_VALUES.travel.specialHandling).toBe(false);
  expect(filled("travel", {}).specialHandling).toBe(false);
  expect(filled("travel", { specialHandling: true }).specialHandling).toBe(true);
});
test("[ENT-28] [VAL-OWN-01] [VAL-OWN-02] [VAL-OWN-03] [VAL-OWN-04] [VAL-OWN-05] [VAL-OWN-06] [VAL-OWN-07] an empty owner form names each field", () => {
  expect(checkForm("owner", EMPTY_VALUES.owner as ValuesOf["owner"])).toEqual({
    fullName: "Full name is required",
    email: "Valid email required",
    phone: "Phone number is required",
    address: "Address is required",
    emergencyContact: "Emergency contact required",
    emergencyPhone: "Emergency phone required",
    acknowledgements: "Please acknowledge the terms",
  });
});
test("[VAL-OWN-02] [VAL-OWN-07] [VAL-OWN-08] a malformed address is refused, one ticked box is enough", () => {
  expect(checkForm("owner", OWNER)).toEqual({});
  expect(checkForm("owner", { ...OWNER, email: "sarah@whitfield" }).email).toBe("Valid email required");
});
test("[FORM-04] a draft of anything fills what fits: numbers become text, strangers are left out", () => {
  const values = filled("pet", { petName: "Łucja", age: 4.5, weight: null, stranger: "x", breed: true });
  expect(values).toEqual({ ...EMPTY_VALUES.pet, petName: "Łucja", age: "4.5" });
  expect(filled("owner", { acknowledgements: ["fees", "nonsense"] }).acknowledgements).toEqual(["fees"]);
});
test("the server's field errors come to the fields they name", () => {
  expect(ownFields("pet", { "values.petName": "Pet name is required", taskId: "no" })).toEqual({
    petName: "Pet name is required",
  });
  expect(ownFields("owner", { "acknowledgements.0": "Wrong" })).toEqual({ acknowledgements: "Wrong" });
  expect(ownFields("pet", undefined)).toEqual({});
});

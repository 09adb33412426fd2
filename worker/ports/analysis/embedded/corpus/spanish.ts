import type { MadePaper } from "./paper.ts";

export const SPANISH: readonly MadePaper[] = [
  {
    name: "a record in order",
    text: `CARTILLA DE VACUNACIÓN
Propietaria: Lucía Fernández   Nombre del perro: Nube   Raza: Podenco
Fecha de nacimiento: 3 de mayo de 2021
Microchip: 941000024567812, implantado el 2 de julio de 2021
Vacunación contra la rabia: 5 de septiembre de 2026, Nobivac Rabia, lote A417C02
Válida hasta el 5 de septiembre de 2029
Veterinario: Dr. Ruiz   Firma`,
    destination: "Germany",
    kind: "vaccination_record",
    chips: ["941000024567812"],
    dates: {
      born: ["2021-05-03"],
      implanted: ["2021-07-02"],
      vaccinated: ["2026-09-05"],
      validUntil: ["2029-09-05"],
    },
    batches: ["A417C02"],
    validity: "valid",
  },
  {
    name: "a certificate that is too old",
    text: `CERTIFICADO SANITARIO
Propietario: Andrés Molina, Sevilla   Especie: gato   Fecha de nacimiento: 14/02/2020
Microchip 941000019283746
Animal examinado y apto para el viaje. Fecha de emisión: 12/02/2027
Veterinario oficial: Dra. Campos   Firma   Sello
Salida: 9 mar. 2027`,
    destination: "France",
    kind: "health_certificate",
    chips: ["941000019283746"],
    dates: { born: ["2020-02-14"], issued: ["2027-02-12"], travels: ["2027-03-09"] },
    validity: "invalid",
    issue: "25 days old",
  },
  {
    name: "an end that names no day",
    text: `CERTIFICADO DE VACUNACIÓN ANTIRRÁBICA
Dueña: Marta Gil   Perra mestiza, nacida el 1 de junio de 2020
Microchip 941000011112222, colocado el 10-07-2020
Vacuna aplicada el 28 de agosto de 2026, Rabisin, lote L48151
Válido hasta: marzo de 2029
Veterinaria: Dra. Soto   Firma`,
    destination: "UK",
    kind: "vaccination_record",
    chips: ["941000011112222"],
    dates: { born: ["2020-06-01"], implanted: ["2020-07-10"], vaccinated: ["2026-08-28"] },
    batches: ["L48151"],
    validity: "needs_review",
    issue: "a date we could not read: 'marzo de 2029'",
  },
];

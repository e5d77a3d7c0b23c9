/** What a medicine is given as. */
export const dosageForms = [
  'tablet',
  'film_coated_tablet',
  'capsule',
  'syrup',
  'suspension',
  'injection',
  'cream',
  'ointment',
  'drops',
  'inhaler',
  'suppository',
  'powder',
  'solution',
  'patch',
  'device',
] as const

/** What a medicine is given as. */
export type DosageForm = (typeof dosageForms)[number]

/** The way by which a medicine comes into the body. */
export const routes = [
  'oral',
  'topical',
  'iv',
  'im',
  'sc',
  'ophthalmic',
  'otic',
  'nasal',
  'inhaled',
  'rectal',
  'vaginal',
] as const

/** The way by which a medicine comes into the body. */
export type Route = (typeof routes)[number]

/** The ways by which each form can be given: a cream is not swallowed, and nobody injects a syrup. */
export const routesOf: Readonly<Record<DosageForm, readonly Route[]>> = {
  tablet: ['oral', 'vaginal'],
  film_coated_tablet: ['oral'],
  capsule: ['oral', 'inhaled', 'vaginal'],
  syrup: ['oral'],
  suspension: ['oral', 'inhaled', 'rectal'],
  injection: ['iv', 'im', 'sc'],
  cream: ['topical', 'rectal', 'vaginal'],
  ointment: ['topical', 'ophthalmic', 'rectal'],
  drops: ['ophthalmic', 'otic', 'nasal', 'oral'],
  inhaler: ['inhaled'],
  suppository: ['rectal', 'vaginal'],
  powder: ['oral', 'topical', 'inhaled'],
  solution: ['oral', 'topical', 'iv', 'nasal', 'inhaled'],
  patch: ['topical'],
  device: ['inhaled', 'sc', 'vaginal', 'topical'],
}

/** What an ingredient is measured in. */
export const strengthUnits = ['mg', 'g', 'mcg', 'IU', 'ml', '%'] as const

/** What a strength is told by: so much in so many of these. */
export const perUnits = ['ml', 'g', 'mg', 'dose', 'hour'] as const

/** What a pack holds, counted or measured. */
export const packUnits = [
  'tablet',
  'capsule',
  'ml',
  'g',
  'dose',
  'vial',
  'sachet',
  'suppository',
  'patch',
  'piece',
] as const

/** What a pack is made of. */
export const containers = ['blister', 'bottle', 'tube', 'vial', 'sachet', 'box'] as const

/** To whom a medicine may be sold, the freest first. */
export const schedules = ['otc', 'pharmacy_only', 'prescription_only', 'controlled'] as const

/** To whom a medicine may be sold. */
export type Schedule = (typeof schedules)[number]

/** Whether a medicine is sold on a prescription only: what is controlled always is. */
export function needsPrescription(schedule: Schedule): boolean {
  return schedule === 'prescription_only' || schedule === 'controlled'
}

/** What is said with every medicine of some schedule, whatever else its leaflet warns of. */
export const cautions = ['dependence', 'driving'] as const

/** What is said with every medicine of some schedule. */
export type Caution = (typeof cautions)[number]

/** What a schedule alone warns of: who takes what is controlled may come to depend on it, and must not drive. */
export function cautionsOf(schedule: Schedule): Caution[] {
  return schedule === 'controlled' ? [...cautions] : []
}

/** How a medicine is kept: at most 25 °C, 8 to 15 °C, 2 to 8 °C, frozen. */
export const storages = ['room', 'cool', 'fridge', 'freezer'] as const

/** Whether a product is offered. */
export const afyaStatuses = ['draft', 'active', 'withdrawn', 'recalled'] as const

/** Whether a product is offered. */
export type AfyaStatus = (typeof afyaStatuses)[number]

/** How grave a recall is: I may kill or maim, II may harm for a time, III is unlikely to harm. */
export const recallClasses = ['I', 'II', 'III'] as const

/** Why a product is recalled. `other` needs a note. */
export const recallReasons = [
  'contamination',
  'wrong_strength',
  'mislabelled',
  'falsified',
  'stability_failure',
  'regulator_notice',
  'other',
] as const

/** What an operator may do with a product, beside writing it. */
export const afyaActions = ['activate', 'withdraw', 'recall', 'close_recall'] as const

/** What an operator may do with a product, beside writing it. */
export type AfyaAction = (typeof afyaActions)[number]

/** What may be wrong with a recall as it is written. */
export const recallHindrances = [
  'class_missing',
  'lots_missing',
  'reason_missing',
  'note_missing',
  'name_wrong',
] as const

/** Why an action cannot be taken now. */
export const afyaHindrances = ['wrong_status', 'registration_expired', ...recallHindrances] as const

/** Why an action cannot be taken now. */
export type AfyaHindrance = (typeof afyaHindrances)[number]

/** The main groups of the WHO’s anatomical, therapeutic and chemical index: the first letter of every code. */
export const atcGroups = [
  'A',
  'B',
  'C',
  'D',
  'G',
  'H',
  'J',
  'L',
  'M',
  'N',
  'P',
  'R',
  'S',
  'V',
] as const

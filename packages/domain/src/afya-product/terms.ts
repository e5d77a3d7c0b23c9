/** Dosage forms of medicines. */
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

export type DosageForm = (typeof dosageForms)[number]

/** Routes of administration. */
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

export type Route = (typeof routes)[number]

/** Possible routes of each dosage form: a cream is not swallowed, a syrup is not injected. */
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

/** Units of the amount of an ingredient. */
export const strengthUnits = ['mg', 'g', 'mcg', 'IU', 'ml', '%'] as const

/** Units that a strength can be relative to. */
export const perUnits = ['ml', 'g', 'mg', 'dose', 'hour'] as const

/** Content of a pack, counted or measured. */
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

/** Containers of a pack. */
export const containers = ['blister', 'bottle', 'tube', 'vial', 'sachet', 'box'] as const

/** Restrictions on the sale of a medicine, from the least to the most restrictive. */
export const schedules = ['otc', 'pharmacy_only', 'prescription_only', 'controlled'] as const

export type Schedule = (typeof schedules)[number]

/** Checks whether a medicine is sold on prescription only, which includes controlled ones. */
export function needsPrescription(schedule: Schedule): boolean {
  return schedule === 'prescription_only' || schedule === 'controlled'
}

/** Warnings that follow from the schedule of a medicine, regardless of its leaflet. */
export const cautions = ['dependence', 'driving'] as const

export type Caution = (typeof cautions)[number]

/** Warnings of a schedule: controlled medicines may cause dependence, and forbid driving. */
export function cautionsOf(schedule: Schedule): Caution[] {
  return schedule === 'controlled' ? [...cautions] : []
}

/** Storage conditions: at most 25 °C, 8 to 15 °C, 2 to 8 °C, frozen. */
export const storages = ['room', 'cool', 'fridge', 'freezer'] as const

/** Statuses of a product. */
export const afyaStatuses = ['draft', 'active', 'withdrawn', 'recalled'] as const

export type AfyaStatus = (typeof afyaStatuses)[number]

/** Severity of a recall: I may kill or maim, II may cause temporary harm, III is unlikely to harm. */
export const recallClasses = ['I', 'II', 'III'] as const

/** Reasons for a recall. `other` needs a note. */
export const recallReasons = [
  'contamination',
  'wrong_strength',
  'mislabelled',
  'falsified',
  'stability_failure',
  'regulator_notice',
  'other',
] as const

/** Actions of operators on a product, beside editing it. */
export const afyaActions = ['activate', 'withdraw', 'recall', 'close_recall'] as const

export type AfyaAction = (typeof afyaActions)[number]

/** Blockers of an incomplete or wrong recall. */
export const recallBlockers = [
  'class_missing',
  'lots_missing',
  'reason_missing',
  'note_missing',
  'name_wrong',
] as const

/** Blockers of actions on a product. */
export const afyaBlockers = ['wrong_status', 'registration_expired', ...recallBlockers] as const

export type AfyaBlocker = (typeof afyaBlockers)[number]

/** Main groups of the WHO’s anatomical, therapeutic and chemical index: the first letter of every code. */
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

import { actor, instant, media, money, ref, token } from '@console/core/contracts'
import { actionState, decision, note, versioned } from '@console/core/workflows'
import * as z from 'zod/mini'
import { expiries } from '../company/expiry'
import {
  afyaActions,
  afyaBlockers,
  afyaStatuses,
  cautions,
  containers,
  dosageForms,
  packUnits,
  perUnits,
  recallClasses,
  recallReasons,
  routes,
  schedules,
  storages,
  strengthUnits,
} from './terms'

/** A number above 0, in its printed form: `0.5`, `100000`. */
const positive = z.string().check(z.regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,4})?$/))

/** An active ingredient and its strength: an amount in one unit, optionally `per` an amount of the whole. */
export const ingredient = z.object({
  /** International nonproprietary name (INN). */
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  strength: z.object({
    value: positive,
    unit: z.enum(strengthUnits),
    per: z.nullable(z.object({ value: positive, unit: z.enum(perUnits) })),
  }),
})

export type Ingredient = z.infer<typeof ingredient>

/** Editable fields that are also in the row. Names follow FHIR's MedicationKnowledge and openFDA's NDC directory. */
export const written = {
  brandName: z.string().check(z.trim(), z.minLength(2), z.maxLength(140)),
  genericName: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)),
  dosageForm: z.enum(dosageForms),
  /** A route that its dosage form allows. */
  route: z.enum(routes),
  /** `units` of `unitName` in each pack. */
  pack: z.object({
    units: z.int().check(z.minimum(1), z.maximum(100_000)),
    unitName: z.enum(packUnits),
    container: z.enum(containers),
  }),
  /** Class in the WHO’s anatomical, therapeutic and chemical index; null if it has none. */
  atcCode: z.nullable(z.string().check(z.regex(/^[A-V]\d{2}[A-Z]{2}\d{2}$/))),
  /** Registration number, unique regardless of its spelling. */
  registrationNo: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)),
  /** Last day of the registration. */
  registrationExpiresOn: z.iso.date(),
  schedule: z.enum(schedules),
  /** Has to stay cool in transport. */
  coldChain: z.boolean(),
  storage: z.enum(storages),
  shelfLifeMonths: z.int().check(z.minimum(1), z.maximum(120)),
  /** GTIN with a valid check digit; null if it has none. */
  gtin: z.nullable(z.string()),
  /** Price of one pack; null if none is set. */
  listPrice: z.nullable(money),
}

/** Editable fields that only the full record contains. */
export const writtenBeside = {
  ingredients: z.array(ingredient).check(z.minLength(1), z.maxLength(12)),
  /** Further warnings of the leaflet, as entered; null for none. */
  warnings: z.nullable(z.string().check(z.maxLength(2000))),
}

/** Details of a recall. */
const recall = z.object({
  recallClass: z.enum(recallClasses),
  /** Numbers of the recalled lots. */
  lots: z.array(z.string()).check(z.minLength(1)),
  reasonCode: z.enum(recallReasons),
  note: z.nullable(note),
  at: instant,
  by: actor,
})

export type Recall = z.infer<typeof recall>

/** One row of `GET {catalogue}/afya-products`: a medicine in one pack size. */
export const afyaProduct = z.extend(versioned, {
  _actions: z.array(actionState(afyaActions, afyaBlockers)),
  productId: token,
  ...written,
  /** The company that markets it. */
  company: ref,
  /** Strength of each ingredient: `500 mg`, `20 mg + 120 mg`. */
  strengthLabel: z.string(),
  /** All its ingredients in one line: `Artemether 20 mg + Lumefantrine 120 mg`. */
  ingredientsText: z.string(),
  /** Derived from its schedule: sold on prescription only. */
  prescriptionRequired: z.boolean(),
  /** Validity of its registration, by the server’s clock. */
  registration: z.enum(expiries),
  /** First picture; null if it has none. */
  image: z.nullable(media),
  status: z.enum(afyaStatuses),
  /** The current recall; null if it is not recalled. */
  recall: z.nullable(recall),
  /** Reason why it is hidden even if active: its company is suspended. Null if nothing hides it. */
  hiddenBy: z.nullable(z.enum(['company_suspended'])),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type AfyaProduct = z.infer<typeof afyaProduct>

/** Maximum pictures per product. */
export const maxImages = 6

/** Answer of `GET {catalogue}/afya-products/{productId}`. */
export const afyaProductDetail = z.extend(afyaProduct, {
  ...writtenBeside,
  /** Warnings derived from its schedule. */
  cautions: z.array(z.enum(cautions)),
  images: z.array(media).check(z.maxLength(maxImages)),
})

export type AfyaProductDetail = z.infer<typeof afyaProductDetail>

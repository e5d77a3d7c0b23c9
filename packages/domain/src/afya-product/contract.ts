import { actor, instant, media, money, ref, token } from '@console/core/contracts'
import { actionState, decision, note, versioned } from '@console/core/kinds'
import * as z from 'zod/mini'
import { expiries } from '../company/expiry'
import {
  afyaActions,
  afyaHindrances,
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

/** A number above 0 as it is printed: `0.5`, `100000`. */
const positive = z.string().check(z.regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,4})?$/))

/** What a medicine works by, and how much of it there is: so much in one unit, or `per` so much of the whole. */
export const ingredient = z.object({
  /** Its international name (INN). */
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  strength: z.object({
    value: positive,
    unit: z.enum(strengthUnits),
    per: z.nullable(z.object({ value: positive, unit: z.enum(perUnits) })),
  }),
})

/** What a medicine works by, and how much of it there is. */
export type Ingredient = z.infer<typeof ingredient>

/** What of a product is written, and told by its row. Names follow FHIR's MedicationKnowledge and openFDA's NDC directory. */
export const written = {
  brandName: z.string().check(z.trim(), z.minLength(2), z.maxLength(140)),
  genericName: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)),
  dosageForm: z.enum(dosageForms),
  /** One by which its form can be given. */
  route: z.enum(routes),
  /** `units` of `unitName` in each pack. */
  pack: z.object({
    units: z.int().check(z.minimum(1), z.maximum(100_000)),
    unitName: z.enum(packUnits),
    container: z.enum(containers),
  }),
  /** Its class by the WHO’s anatomical, therapeutic and chemical index; null where it has none. */
  atcCode: z.nullable(z.string().check(z.regex(/^[A-V]\d{2}[A-Z]{2}\d{2}$/))),
  /** What it is registered under; no two products have the same, however it is written. */
  registrationNo: z.string().check(z.trim(), z.minLength(3), z.maxLength(40)),
  /** The last day on which the registration holds. */
  registrationExpiresOn: z.iso.date(),
  schedule: z.enum(schedules),
  /** It must not get warm on its way. */
  coldChain: z.boolean(),
  storage: z.enum(storages),
  shelfLifeMonths: z.int().check(z.minimum(1), z.maximum(120)),
  /** Its trade number with a right check digit; null where it has none. */
  gtin: z.nullable(z.string()),
  /** For one pack; null where none is set. */
  listPrice: z.nullable(money),
}

/** What is written of a product and only its whole record tells. */
export const writtenBeside = {
  ingredients: z.array(ingredient).check(z.minLength(1), z.maxLength(12)),
  /** What else its leaflet warns of, as somebody has written it; null for nothing. */
  warnings: z.nullable(z.string().check(z.maxLength(2000))),
}

/** How a product was recalled. */
const recall = z.object({
  recallClass: z.enum(recallClasses),
  /** The numbers of the lots that come back. */
  lots: z.array(z.string()).check(z.minLength(1)),
  reasonCode: z.enum(recallReasons),
  note: z.nullable(note),
  at: instant,
  by: actor,
})

/** How a product was recalled. */
export type Recall = z.infer<typeof recall>

/** One row of `GET {catalogue}/afya-products`: a medicine as it is sold in one pack. */
export const afyaProduct = z.extend(versioned, {
  _actions: z.array(actionState(afyaActions, afyaHindrances)),
  productId: token,
  ...written,
  /** Who brings it to the market. */
  company: ref,
  /** What it has of each ingredient: `500 mg`, `20 mg + 120 mg`. */
  strengthLabel: z.string(),
  /** All its ingredients in one line: `Artemether 20 mg + Lumefantrine 120 mg`. */
  ingredientsText: z.string(),
  /** It is sold on a prescription only: its schedule says so. */
  prescriptionRequired: z.boolean(),
  /** How near the last day of its registration is, by the server’s clock. */
  registration: z.enum(expiries),
  /** The first of its pictures; null where it has none. */
  image: z.nullable(media),
  status: z.enum(afyaStatuses),
  /** While it is recalled; null otherwise. */
  recall: z.nullable(recall),
  /** Why it is not seen although it may be active: its company is suspended. Null where nothing hides it. */
  hiddenBy: z.nullable(z.enum(['company_suspended'])),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** A medicine as it is sold in one pack. */
export type AfyaProduct = z.infer<typeof afyaProduct>

/** How many pictures a product has at most. */
export const mostImages = 6

/** Answer of `GET {catalogue}/afya-products/{productId}`. */
export const afyaProductDetail = z.extend(afyaProduct, {
  ...writtenBeside,
  /** What its schedule warns of: it follows from that. */
  cautions: z.array(z.enum(cautions)),
  images: z.array(media).check(z.maxLength(mostImages)),
})

/** A whole product. */
export type AfyaProductDetail = z.infer<typeof afyaProductDetail>

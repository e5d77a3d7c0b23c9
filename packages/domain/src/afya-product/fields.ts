import { defineFields } from '@console/core/fields'
import { expiries } from '../company/expiry'
import type { AfyaProduct } from './contract'
import { afyaStatuses, dosageForms, recallClasses, routes, schedules, storages } from './terms'

type Stored = Omit<AfyaProduct, '_actions' | 'registration' | 'hiddenBy' | 'decision' | 'image'>

/** Fields by which lists of products can be queried. */
export const afyaProductFields = defineFields<Stored>()({
  brandName: { type: 'text', of: ({ brandName }) => brandName, searched: true, sorted: true },
  genericName: {
    type: 'text',
    of: ({ genericName }) => genericName,
    searched: true,
    sorted: true,
    filtered: 'generic',
  },
  strength: { type: 'text', of: ({ strengthLabel }) => strengthLabel },
  ingredients: { type: 'text', of: ({ ingredientsText }) => ingredientsText },
  dosageForm: {
    type: 'choice',
    values: dosageForms,
    of: ({ dosageForm }) => dosageForm,
    sorted: true,
    filtered: 'form',
  },
  route: { type: 'choice', values: routes, of: ({ route }) => route, filtered: true },
  company: { type: 'reference', of: ({ company }) => company, sorted: true, filtered: true },
  schedule: {
    type: 'choice',
    values: schedules,
    of: ({ schedule }) => schedule,
    sorted: true,
    filtered: true,
  },
  status: {
    type: 'choice',
    values: afyaStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
  recallClass: {
    type: 'choice',
    values: recallClasses,
    of: ({ recall }) => recall?.recallClass ?? null,
    filtered: true,
  },
  coldChain: { type: 'flag', of: ({ coldChain }) => coldChain, filtered: true },
  storage: { type: 'choice', values: storages, of: ({ storage }) => storage, filtered: true },
  shelfLifeMonths: { type: 'count', of: ({ shelfLifeMonths }) => shelfLifeMonths, sorted: true },
  atcCode: { type: 'text', of: ({ atcCode }) => atcCode, searched: true, sorted: true },
  gtin: { type: 'text', of: ({ gtin }) => gtin, searched: true },
  registrationNo: {
    type: 'text',
    of: ({ registrationNo }) => registrationNo,
    searched: true,
    sorted: true,
  },
  registrationExpiresOn: {
    type: 'day',
    of: ({ registrationExpiresOn }) => registrationExpiresOn,
    sorted: true,
    filtered: true,
  },
  listPrice: { type: 'money', of: ({ listPrice }) => listPrice, sorted: true },
  /** Validity of its registration, by the server’s clock. */
  registration: { type: 'choice', values: expiries, filtered: true },
  /** Filter for products with or without a picture. */
  image: { type: 'choice', values: ['with', 'without'], filtered: true },
  /** Class of the anatomical, therapeutic and chemical index, as a prefix of the code. */
  atc: { type: 'text', filtered: true },
  /** Country of its company. */
  country: { type: 'text', filtered: true },
  /** Filter for products of suspended companies. */
  hidden: { type: 'flag', filtered: true },
})

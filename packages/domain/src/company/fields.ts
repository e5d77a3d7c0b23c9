import { defineFields } from '@console/core/fields'
import type { Company } from './contract'
import { expiries } from './expiry'
import { companyKinds, companyStatuses, regulators } from './terms'

type Stored = Omit<Company, '_actions' | 'licence' | 'decision'>

/** Fields by which lists of companies can be queried. */
export const companyFields = defineFields<Stored>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  kind: {
    type: 'choice',
    values: companyKinds,
    of: ({ kind }) => kind,
    sorted: true,
    filtered: true,
  },
  country: { type: 'text', of: ({ country }) => country, sorted: true, filtered: true },
  regulator: {
    type: 'choice',
    values: regulators,
    of: ({ regulator }) => regulator,
    sorted: true,
    filtered: true,
  },
  licenceNo: { type: 'text', of: ({ licenceNo }) => licenceNo, searched: true, sorted: true },
  licenceExpiresOn: {
    type: 'day',
    of: ({ licenceExpiresOn }) => licenceExpiresOn,
    sorted: true,
    filtered: true,
  },
  /** Validity of the licence, by the server’s clock. */
  licence: { type: 'choice', values: expiries, filtered: true },
  productCount: { type: 'count', of: ({ productCount }) => productCount, sorted: true },
  status: {
    type: 'choice',
    values: companyStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
})

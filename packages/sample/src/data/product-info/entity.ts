import { type PageVersion, productInfo, productPages } from '@console/domain/product-info'
import { blocks } from '@console/core/rich-text'
import { once } from '../../random/once'
import { seedSections } from '../../sections/seedSections'
import { day, instant, sampleStart } from '../../store/clock'
import type { Entity } from '../../store/entity'
import { staffActor } from '../../accounts/actors'
import { pageDrafts } from './pages'
import { productInfoSeeds } from './seeds'

/** Published terms: their draft has an additional sentence about unpaid orders. */
const seenTerms = {
  ...pageDrafts.terms,
  en: pageDrafts.terms.en.filter((_, place) => place !== 2),
}

/** First text of the page about the shop. */
const firstAbout = {
  en: blocks(
    '## Who we are',
    'We are a marketplace for the counties of Kenya. Farmers, makers and shops sell here, and people and businesses buy from them, with one basket and one delivery.',
    'Every business is looked at before it sells: its papers, where it is, and how it is paid.',
  ),
  tr: [],
  ar: [],
}

/** Stored sections of the shop's texts, and the earlier changes of each. */
export const { entity: productInfoEntity, past: productInfoHistory } = seedSections({
  document: productInfo,
  values: productInfoSeeds,
  replaced() {
    const [amina, brian] = [staffActor(0), staffActor(1)]
    return {
      identity: [{ daysAgo: 120, by: amina, before: { legalName: 'Marketplace Kenya Limited' } }],
      contact: [
        {
          daysAgo: 45,
          by: brian,
          before: { supportPhones: productInfoSeeds.contact.supportPhones.slice(0, 1) },
        },
      ],
      about: [{ daysAgo: 88, by: brian, before: { body: firstAbout } }],
      terms: [{ daysAgo: 2, by: amina, before: { body: seenTerms } }],
      help: [{ daysAgo: 5, by: brian, before: { body: { ...pageDrafts.help, en: [] } } }],
    }
  },
})

/** Stored versions of a page, newest first. */
interface PageRow {
  page: string
  version: number
  published: readonly PageVersion[]
}

/** Versions of each page published before the sample's start, newest first. */
const published = once((): Record<string, readonly PageVersion[]> => {
  const [amina, brian] = [staffActor(0), staffActor(1)]
  const at = (daysAgo: number) => instant(sampleStart - daysAgo * day)
  const asDraft = { broughtBack: null }
  const { about, privacy, returns } = pageDrafts
  return {
    about: [
      { number: 2, at: at(87), by: amina, ...asDraft, body: about },
      { number: 1, at: at(300), by: amina, ...asDraft, body: firstAbout },
    ],
    terms: [{ number: 1, at: at(300), by: amina, ...asDraft, body: seenTerms }],
    privacy: [{ number: 1, at: at(300), by: amina, ...asDraft, body: privacy }],
    returns: [{ number: 1, at: at(61), by: brian, ...asDraft, body: returns }],
  }
})

/** Published versions of the shop's pages, by page. */
export const productPageEntity: Entity<PageRow> = {
  name: 'product-info-pages',
  seed: once(() =>
    productPages.map((page) => ({ page, version: 1, published: published()[page] ?? [] })),
  ),
  token: 'page',
}

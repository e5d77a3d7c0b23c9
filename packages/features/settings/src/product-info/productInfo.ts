import {
  productInfo as document,
  type ProductPage,
  productPages,
} from '@console/domain/product-info'
import { defineSettings } from '@console/settings'
import { each } from '../each'
import {
  address,
  grownLine,
  iconShape,
  line,
  logo,
  logoShape,
  offices,
  phones,
  richTextIn,
  socials,
} from './kinds'
import { languageIds } from './languages'
import { PageParts } from './pages/PageParts'

/** `/{product}-info` (specification 2): the shop's information about itself, and its pages. */
export const productInfo = defineSettings({
  namespace: 'product-info',
  title: 'title',
  document,
  messageOfIssue: ({ path = [] }) => (path.at(-1) === 'phone' ? 'error.phone' : undefined),
  sections: {
    identity: {
      title: 'identity.title',
      intro: 'identity.intro',
      settings: {
        displayName: { label: 'identity.displayName', kind: line({ isRequired: true }) },
        legalName: {
          label: 'identity.legalName',
          note: 'identity.legalName.note',
          kind: line({ isRequired: true }),
        },
        ...each('tagline', languageIds, (language) => ({
          label: `identity.tagline.${language}` as const,
          kind: grownLine(language, language === 'en'),
        })),
        logoLight: {
          label: 'identity.logoLight',
          note: 'identity.logo.note',
          kind: logo(logoShape),
        },
        logoDark: { label: 'identity.logoDark', note: 'identity.logo.note', kind: logo(logoShape) },
        favicon: { label: 'identity.favicon', note: 'identity.logo.note', kind: logo(iconShape) },
      },
    },
    contact: {
      title: 'contact.title',
      intro: 'contact.intro',
      settings: {
        supportEmail: {
          label: 'contact.email',
          kind: line({ type: 'email', inputMode: 'email', isRequired: true }),
        },
        supportPhones: { label: 'contact.phones', note: 'contact.phones.note', kind: phones },
      },
    },
    offices: {
      title: 'offices.title',
      intro: 'offices.intro',
      settings: { offices: { label: 'offices.offices', kind: offices } },
    },
    social: {
      title: 'social.title',
      intro: 'social.intro',
      settings: {
        socials: { label: 'social.socials', kind: socials },
        'appLinks.appStore': { label: 'social.appStore', kind: address },
        'appLinks.googlePlay': { label: 'social.googlePlay', kind: address },
      },
    },
    ...pages(),
  },
})

function pages() {
  const section = (page: ProductPage) => ({
    title: `page.${page}` as const,
    intro: `page.${page}.intro` as const,
    Arrangement: PageParts,
    settings: each('body', languageIds, (language) => ({
      label: `page.body.${language}` as const,
      kind: richTextIn(language),
    })),
  })
  return Object.fromEntries(productPages.map((page) => [page, section(page)])) as Record<
    ProductPage,
    ReturnType<typeof section>
  >
}

import type { ProductInfo } from '@console/domain/product-info'
import { token } from '../../random/token'
import { pageDrafts } from './pages'

/** Texts of the sample shop about itself at the sample's start. */
export const productInfoSeeds: ProductInfo = {
  identity: {
    displayName: 'Marketplace',
    legalName: 'Marketplace East Africa Limited',
    tagline: {
      en: 'Everything your county makes, in one basket',
      tr: 'İlçenizin ürettiği her şey tek sepette',
      ar: 'كل ما تصنعه مقاطعتك في سلة واحدة',
    },
    logoLight: '',
    logoDark: '',
    favicon: '',
  },
  contact: {
    supportEmail: 'help@market.example',
    supportPhones: [
      { phoneId: token('phone', 0), phone: '+254709550120' },
      { phoneId: token('phone', 1), phone: '+256312550140' },
    ],
  },
  offices: {
    offices: [
      {
        officeId: token('office', 0),
        name: 'Head office',
        line1: 'Ngong Road 118',
        town: 'Nairobi',
        countryCode: 'KE',
      },
      {
        officeId: token('office', 1),
        name: 'Uganda',
        line1: 'Plot 14, Kampala Road',
        town: 'Kampala',
        countryCode: 'UG',
      },
    ],
  },
  social: {
    socials: [
      {
        socialId: token('social', 0),
        network: 'facebook',
        url: 'https://facebook.example/marketplace',
      },
      {
        socialId: token('social', 1),
        network: 'whatsapp',
        url: 'https://whatsapp.example/marketplace',
      },
    ],
    appLinks: { appStore: '', googlePlay: 'https://play.example/marketplace' },
  },
  about: { body: pageDrafts.about },
  terms: { body: pageDrafts.terms },
  privacy: { body: pageDrafts.privacy },
  returns: { body: pageDrafts.returns },
  help: { body: pageDrafts.help },
}

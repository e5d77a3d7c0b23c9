import { defineWords } from '@console/core/i18n'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { approvalWords } from '@console/domain/approval/words'
import { accountPaths } from '@console/domain/account'
import { registrationPaths } from '@console/domain/registration'
import { formWords } from '@console/form/words'
import { readWords } from '@console/read/words'

/** Registration, for everyone and without the shell (specification 2, authentication and access routes). */
export const registration = defineFeature({
  id: 'registration',
  uses: [approvalWords, formWords, readWords],
  routes: [
    page(accountPaths.register, 'register.title', () =>
      import('./account/RegisterScreen').then((m) => m.RegisterScreen),
    ),
    page(accountPaths.mailConfirm, 'confirm.title', () =>
      import('./account/MailConfirmScreen').then((m) => m.MailConfirmScreen),
    ),
    page(registrationPaths.option, 'option.title', () =>
      import('./OptionScreen').then((m) => m.OptionScreen),
    ),
    page(registrationPaths.provider, 'title.provider', () =>
      import('./RegistrationScreen').then((m) => m.ProviderScreen),
    ),
    page(registrationPaths.business, 'title.business', () =>
      import('./RegistrationScreen').then((m) => m.BusinessScreen),
    ),
    page(registrationPaths.place, 'place.title', () =>
      import('./PlaceScreen').then((m) => m.PlaceScreen),
    ),
  ],
  words: defineWords('registration', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})

function page(pattern: string, title: string, screen: RouteEntry['screen']): RouteEntry {
  return { pattern, hasFrame: false, title, screen }
}

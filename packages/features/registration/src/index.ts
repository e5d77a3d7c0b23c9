import { defineMessages } from '@console/core/i18n'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { approvalMessages } from '@console/domain/approval/messages'
import { accountPaths } from '@console/domain/account'
import { registrationPaths } from '@console/domain/registration'
import { formMessages } from '@console/form/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'

/** Registration, for everyone and without the shell (specification 2, authentication and access routes). */
export const registration = defineFeature({
  id: 'registration',
  uses: [approvalMessages, formMessages, queryBoundaryMessages],
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
  messages: defineMessages('registration', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})

function page(pattern: string, title: string, screen: RouteEntry['screen']): RouteEntry {
  return { pattern, hasFrame: false, title, screen }
}

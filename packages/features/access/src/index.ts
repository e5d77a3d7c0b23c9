import { defineMessages } from '@console/core/i18n'
import { formMessages } from '@console/form/messages'
import { guestsOnly, signedIn } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'

import { paths } from './paths'

/** Signing in and out (specification 2, authentication and access routes). */
export const access = defineFeature({
  id: 'access',
  routes: [
    {
      pattern: paths.signIn,
      aliases: [paths.signInOnDemand],
      hasFrame: false,
      title: 'login.title',
      screen: () => import('./LoginScreen/LoginScreen').then((m) => m.LoginScreen),
    },
    {
      pattern: paths.signOut,
      auth: signedIn,
      hasFrame: false,
      title: 'signOut.title',
      screen: () => import('./SignOutScreen/SignOutScreen').then((m) => m.SignOutScreen),
    },
    {
      pattern: paths.callback,
      auth: guestsOnly,
      hasFrame: false,
      title: 'callback.title',
      screen: () => import('./CallbackScreen/CallbackScreen').then((m) => m.CallbackScreen),
    },
    {
      pattern: paths.forgotPassword,
      aliases: [paths.passwordChange],
      hasFrame: false,
      title: 'forgot.title',
      uses: [formMessages],
      screen: () =>
        import('./ForgotPasswordScreen/ForgotPasswordScreen').then((m) => m.ForgotPasswordScreen),
    },
  ],
  messages: defineMessages('access', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})

import { defineMessages } from '@console/core/i18n'
import { formMessages } from '@console/form/messages'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { paths } from './paths'

/** The twelve demo auth pages (specification 2). They sign no one in: the current session stays. */
export const demoAccess = defineFeature({
  id: 'demo-access',
  uses: [formMessages],
  routes: [
    page(paths.login, 'login.title', () => import('./login').then((m) => m.Login)),
    page(paths.login2, 'login.title', () => import('./login').then((m) => m.Login2)),
    page(paths.login3, 'login.title', () => import('./login').then((m) => m.Login3)),
    page(paths.register, 'register.title', () => import('./register').then((m) => m.Register)),
    page(paths.register2, 'register.title', () => import('./register').then((m) => m.Register2)),
    page(paths.register3, 'register.title', () => import('./register').then((m) => m.Register3)),
    page(paths.forgotPassword, 'forgot.title', () =>
      import('./forgotPassword').then((m) => m.ForgotPassword),
    ),
    page(paths.forgotPassword2, 'forgot.title', () =>
      import('./forgotPassword').then((m) => m.ForgotPassword2),
    ),
    page(paths.resetPassword, 'reset.title', () =>
      import('./resetPassword').then((m) => m.ResetPassword),
    ),
    page(paths.resetPassword2, 'reset.title', () =>
      import('./resetPassword').then((m) => m.ResetPassword2),
    ),
    page(paths.lock, 'lock.title', () => import('./lock').then((m) => m.Lock)),
    page(paths.mailConfirm, 'mail.title', () => import('./mailConfirm').then((m) => m.MailConfirm)),
  ],
  messages: defineMessages('demo-access', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})

function page(pattern: string, title: string, screen: RouteEntry['screen']): RouteEntry {
  return { pattern, hasFrame: false, title, screen }
}

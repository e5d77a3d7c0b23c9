import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words about the connection in Arabic. */
export const ar: Translation<typeof en> = {
  'back.refreshing': 'يجري تحديث هذه الشاشة.',
  'back.title': 'عاد الاتصال.',
  'offline.nothing': 'لا يمكن تحميل شيء أو حفظه حتى يعود الاتصال.',
  'offline.old':
    'هذه البيانات تعود إلى الساعة {{time}} وربما تغيّرت منذ ذلك الحين. لا يمكن حفظ شيء حتى يعود الاتصال.',
  'offline.since': 'لا اتصال منذ الساعة {{time}}.',
  'offline.title': 'لا اتصال بالشبكة.',
}

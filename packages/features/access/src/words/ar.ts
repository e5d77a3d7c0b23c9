import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** The words of signing in and out in Arabic. */
export const ar: Translation<typeof en> = {
  'callback.action': 'الانتقال إلى تسجيل الدخول',
  'callback.message':
    'تسجيل الدخول عبر خدمة أخرى غير مُعدّ في لوحة التحكم هذه. استخدم بريدك الإلكتروني وكلمة المرور.',
  'callback.title': 'لا شيء لإكماله هنا',
  'card.copyright': '© 2019–{{year}} Marketplace Console',
  'card.language': 'اللغة',
  'forgot.back': 'العودة إلى تسجيل الدخول',
  'forgot.email': 'البريد الإلكتروني',
  'forgot.email.invalid': 'أدخل عنوان بريد إلكتروني، مثل name@company.com',
  'forgot.failed': 'تعذّر طلب الرابط. لم يُرسل شيء؛ حاول مرة أخرى بعد قليل.',
  'forgot.help': 'نرسل رابطًا إلى عنوان حسابك. يفتح الرابط صفحة تختار فيها كلمة مرور جديدة.',
  'forgot.submit': 'إرسال الرابط',
  'forgot.submitting': 'جارٍ إرسال الرابط',
  'forgot.title': 'نسيت كلمة المرور',
  'login.card.title': 'admin',
  'login.email': 'اسم المستخدم أو البريد الإلكتروني',
  'login.forgot': 'نسيت كلمة المرور',
  'login.minimum': 'الحد الأدنى لعدد الأحرف هو 4',
  'login.password': 'كلمة المرور',
  'login.password.hide': 'إخفاء كلمة المرور',
  'login.password.show': 'إظهار كلمة المرور',
  'login.remember': 'تذكّرني',
  'login.retry': 'إعادة المحاولة',
  'login.submit': 'تسجيل الدخول',
  'login.submitting': 'جارٍ تسجيل الدخول',
  'login.title': 'تسجيل الدخول',
  'login.wait': 'تسجيل الدخول بعد {{time}}',
  'noScreens.message':
    'سجّلت الدخول باسم {{name}}، ولا يملك هذا الحساب صلاحية فتح أي شاشة في لوحة التحكم. اطلب دورًا من أحد المسؤولين، أو سجّل الدخول بحساب آخر.',
  'noScreens.signOut': 'تسجيل الخروج',
  'reason.expired': 'انتهت صلاحية رمز الدخول (access_token expired)',
  'reason.invalid': 'رمز الدخول غير صالح (Invalid access_token)',
  'reason.notRestored': 'تعذّر تسجيل الدخول بالرمز المحفوظ.',
  'reason.timedOut': 'انتهت المهلة',
  'refused.contract': 'أجاب الخادم بما لا تفهمه لوحة التحكم هذه. لم يُسجَّل دخولك.',
  'refused.network': 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك وحاول مرة أخرى.',
  'refused.other': 'رفض الخادم دون ذكر السبب. لم يُسجَّل دخولك.',
  'refused.timeout': 'لم يُجب الخادم في الوقت المناسب. حاول مرة أخرى بعد قليل.',
  'register.message':
    'حسابات لوحة التحكم هذه يُنشئها مسؤولوها: اطلب حسابًا من أحدهم. إن كان لديك حساب فسجّل الدخول.',
  'register.title': 'إنشاء حساب',
  'signOut.message': 'لحظة من فضلك.',
  'signOut.title': 'جارٍ تسجيل الخروج',
}

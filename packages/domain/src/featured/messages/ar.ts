import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages for featured items. */
export const ar: Translation<typeof en> = {
  'action.feature': 'تمييز',
  'action.unfeature': 'إلغاء التمييز',
  'blocker.hidden_by_business': 'النشاط التجاري موقوف.',
  'blocker.slot_taken': 'هذا المكان مشغول.',
  'blocker.wrong_status': 'غير متاح في حالته الحالية.',
  'decision.consequence.many.feature':
    'تظهر في الصفحة الرئيسية ما دامت هناك أماكن شاغرة، وما لا يجد مكانًا لا يُميَّز.',
  'decision.consequence.many.unfeature': 'تُزال من الصفحة الرئيسية، ولا يتغير شيء آخر.',
  'decision.consequence.one.feature': 'يظهر في الصفحة الرئيسية في أول مكان شاغر.',
  'decision.consequence.one.unfeature': 'يُزال من الصفحة الرئيسية، ولا يتغير شيء آخر.',
  'decision.decided.feature': 'أصبح مميزًا',
  'decision.decided.unfeature': 'لم يعد مميزًا',
  'decision.done.feature': 'أصبح {{name}} مميزًا.',
  'decision.done.unfeature': 'لم يعد {{name}} مميزًا.',
  'decision.happened.feature': 'ميّز {{actor}} هذا {{ago}}.',
  'decision.happened.unfeature': 'ألغى {{actor}} تمييز هذا {{ago}}.',
  'record.event.featured.featured': 'أصبح مميزًا',
  'record.event.featured.scheduled': 'جُدول تمييزه',
  'record.event.featured.undone': 'تم التراجع عن القرار',
  'record.event.featured.unfeatured': 'لم يعد مميزًا',
  'records.products_few': '{{number}} منتجات',
  'records.products_many': '{{number}} منتجًا',
  'records.products_one': 'منتج واحد',
  'records.products_other': '{{number}} منتج',
  'records.products_two': 'منتجان',
  'records.products_zero': 'لا منتجات',
  'records.service-products_few': '{{number}} خدمات',
  'records.service-products_many': '{{number}} خدمة',
  'records.service-products_one': 'خدمة واحدة',
  'records.service-products_other': '{{number}} خدمة',
  'records.service-products_two': 'خدمتان',
  'records.service-products_zero': 'لا خدمات',
}

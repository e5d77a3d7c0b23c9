import type { Translation } from '@console/core/i18n'
import type { en } from './en'

/** Arabic messages for listing plans. */
export const ar: Translation<typeof en> = {
  'action.publish': 'نشر',
  'action.restore': 'إعادة العرض',
  'action.retire': 'سحب من العرض',
  'blocker.wrong_status': 'غير متاح في حالتها الحالية.',
  'decision.consequence.many.publish': 'يمكن للأنشطة الاشتراك فيها من الآن.',
  'decision.consequence.many.restore': 'يمكن للأنشطة الاشتراك فيها من جديد.',
  'decision.consequence.many.retire':
    'لا مشتركين جددًا، ويبقى المشتركون الحاليون عليها حتى تنتهي فتراتهم.',
  'decision.consequence.one.publish': 'يمكن للأنشطة الاشتراك فيها من الآن، بالإصدار {{version}}.',
  'decision.consequence.one.restore': 'يمكن للأنشطة الاشتراك فيها من جديد، بالإصدار {{version}}.',
  'decision.consequence.one.retire':
    'لا مشتركين جددًا. الإعلانات عليها الآن: {{subscribers}}. تبقى عليها حتى تنتهي فترتها، ثم يلزمها اختيار باقة أخرى.',
  'decision.decided.publish': 'نُشِرت',
  'decision.decided.restore': 'أُعيد عرضها',
  'decision.decided.retire': 'سُحِبت من العرض',
  'decision.done.publish': 'تم نشر {{name}}.',
  'decision.done.restore': 'أُعيد عرض {{name}}.',
  'decision.done.retire': 'تم سحب {{name}} من العرض.',
  'decision.happened.publish': 'نشر {{actor}} هذا {{ago}}.',
  'decision.happened.restore': 'أعاد {{actor}} عرض هذا {{ago}}.',
  'decision.happened.retire': 'سحب {{actor}} هذا من العرض {{ago}}.',
  'record.event.listingPlan.changed': 'عُدِّلت',
  'record.event.listingPlan.created': 'أُنشئت',
  'record.event.listingPlan.published': 'نُشِرت',
  'record.event.listingPlan.restored': 'أُعيد عرضها',
  'record.event.listingPlan.retired': 'سُحِبت من العرض',
  'record.event.listingPlan.undone': 'تم التراجع عن القرار',
  'record.event.listingPlan.version': 'إصدار جديد',
  'records.listing-plans_few': '{{number}} باقات',
  'records.listing-plans_many': '{{number}} باقة',
  'records.listing-plans_one': 'باقة واحدة',
  'records.listing-plans_other': '{{number}} باقة',
  'records.listing-plans_two': 'باقتان',
  'records.listing-plans_zero': 'لا باقات',
  'status.active': 'معروضة',
  'status.draft': 'مسودة',
  'status.retired': 'مسحوبة من العرض',
}

declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'afya-product': typeof en
  }
}

/** English messages for Afya products (the source language). */
export const en = {
  /** Button: makes a product available to pharmacies. */
  'action.activate': 'Activate',
  /** Button: ends the recall of a product. */
  'action.close_recall': 'Close recall',
  /** Button: recalls a product. */
  'action.recall': 'Recall',
  /** Button: withdraws a product from sale. */
  'action.withdraw': 'Withdraw',
  /** Blocker: explains an unavailable action. */
  'blocker.class_missing': 'Choose a recall class.',
  /** Blocker: explains an unavailable action. */
  'blocker.lots_missing': 'Enter at least one lot.',
  /** Blocker: explains an unavailable action. */
  'blocker.name_wrong': 'This isn’t the product’s brand name.',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: explains an unavailable action. */
  'blocker.registration_expired': 'Its registration has expired. Enter the new one first.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Warning that follows from the supply category of a medicine. */
  'caution.dependence': 'It may cause dependence.',
  /** Warning that follows from the supply category of a medicine. */
  'caution.driving': 'Do not drive or use machines.',
  /** Container type. */
  'container.blister': 'blister',
  /** Container type. */
  'container.bottle': 'bottle',
  /** Container type. */
  'container.box': 'box',
  /** Container type. */
  'container.sachet': 'sachet',
  /** Container type. */
  'container.tube': 'tube',
  /** Container type. */
  'container.vial': 'vial',
  /** Confirmation dialog, several products: consequence. */
  'decision.consequence.many.activate': 'Pharmacies can order them.',
  /** Confirmation dialog, several products: consequence. */
  'decision.consequence.many.close_recall':
    'The recalls are over. The products stay withdrawn until someone activates them.',
  /** Confirmation dialog, several products: consequence. */
  'decision.consequence.many.recall':
    'No one can order them, and everyone who opens them sees the recall.',
  /** Confirmation dialog, several products: consequence. */
  'decision.consequence.many.withdraw':
    'The products are no longer offered. You can activate them again later.',
  /** Confirmation dialog, one product: consequence. */
  'decision.consequence.one.activate': 'Pharmacies can order it.',
  /** Confirmation dialog, one product: consequence. */
  'decision.consequence.one.close_recall':
    'The recall is over. The product stays withdrawn until someone activates it.',
  /** Confirmation dialog, one product: consequence. */
  'decision.consequence.one.recall':
    'No one can order it, and everyone who opens it sees the recall.',
  /** Confirmation dialog, one product: consequence. */
  'decision.consequence.one.withdraw':
    'The product is no longer offered. You can activate it again later.',
  /** Label in the row of a product that was just decided. */
  'decision.decided.activate': 'Activated',
  /** Label in the row of a product that was just decided. */
  'decision.decided.close_recall': 'Recall closed',
  /** Label in the row of a product that was just decided. */
  'decision.decided.recall': 'Recalled',
  /** Label in the row of a product that was just decided. */
  'decision.decided.withdraw': 'Withdrawn',
  /** Notice after the decision about {{name}}. */
  'decision.done.activate': '{{name}} was activated.',
  /** Notice after the decision about {{name}}. */
  'decision.done.close_recall': 'The recall of {{name}} was closed.',
  /** Notice after the decision about {{name}}. */
  'decision.done.recall': '{{name}} was recalled.',
  /** Notice after the decision about {{name}}. */
  'decision.done.withdraw': '{{name}} was withdrawn.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.activate': '{{actor}} activated this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.close_recall': '{{actor}} closed the recall {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.recall': '{{actor}} recalled this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.withdraw': '{{actor}} withdrew this {{ago}}.',
  /** Dosage form. */
  'form.capsule': 'Capsule',
  /** Dosage form. */
  'form.cream': 'Cream',
  /** Dosage form. */
  'form.device': 'Device',
  /** Dosage form. */
  'form.drops': 'Drops',
  /** Dosage form. */
  'form.film_coated_tablet': 'Film-coated tablet',
  /** Dosage form. */
  'form.inhaler': 'Inhaler',
  /** Dosage form. */
  'form.injection': 'Injection',
  /** Dosage form. */
  'form.ointment': 'Ointment',
  /** Dosage form. */
  'form.patch': 'Patch',
  /** Dosage form. */
  'form.powder': 'Powder',
  /** Dosage form. */
  'form.solution': 'Solution',
  /** Dosage form. */
  'form.suppository': 'Suppository',
  /** Dosage form. */
  'form.suspension': 'Suspension',
  /** Dosage form. */
  'form.syrup': 'Syrup',
  /** Dosage form. */
  'form.tablet': 'Tablet',
  /** Reason for a recall. */
  'reason.contamination': 'Contamination',
  /** Reason for a recall. */
  'reason.falsified': 'Falsified packs',
  /** Reason for a recall. */
  'reason.mislabelled': 'Labelling error',
  /** Reason for a recall. */
  'reason.other': 'Another reason',
  /** Reason for a recall. */
  'reason.regulator_notice': 'Regulator notice',
  /** Reason for a recall. */
  'reason.stability_failure': 'Stability failure',
  /** Reason for a recall. */
  'reason.wrong_strength': 'Wrong strength',
  /** History entry of a product. */
  'record.event.afyaProduct.activated': 'Activated',
  /** History entry of a product. */
  'record.event.afyaProduct.changed': 'Changed',
  /** History entry of a product. */
  'record.event.afyaProduct.created': 'Created',
  /** History entry. {{file}} is a file name. */
  'record.event.afyaProduct.imported': 'Import: {{file}}',
  /** History entry of a product. */
  'record.event.afyaProduct.picture_added': 'Picture added',
  /** History entry of a product. */
  'record.event.afyaProduct.picture_removed': 'Picture removed',
  /** History entry of a product. */
  'record.event.afyaProduct.recall_closed': 'Recall closed',
  /** History entry of a product. */
  'record.event.afyaProduct.recalled': 'Recalled',
  /** History entry of a product. */
  'record.event.afyaProduct.undone': 'Decision undone',
  /** History entry of a product. */
  'record.event.afyaProduct.withdrawn': 'Withdrawn',
  /** Number of products, in the question before a bulk action. */
  'records.afya-products_one': '{{number}} product',
  /** Number of products, in the question before a bulk action. */
  'records.afya-products_other': '{{number}} products',
  /** Route of administration. */
  'route.im': 'Into a muscle',
  /** Route of administration. */
  'route.inhaled': 'Inhaled',
  /** Route of administration. */
  'route.iv': 'Into a vein',
  /** Route of administration. */
  'route.nasal': 'In the nose',
  /** Route of administration. */
  'route.ophthalmic': 'In the eye',
  /** Route of administration. */
  'route.oral': 'By mouth',
  /** Route of administration. */
  'route.otic': 'In the ear',
  /** Route of administration. */
  'route.rectal': 'Rectal',
  /** Route of administration. */
  'route.sc': 'Under the skin',
  /** Route of administration. */
  'route.topical': 'On the skin',
  /** Route of administration. */
  'route.vaginal': 'Vaginal',
  /** Legal supply category. */
  'schedule.controlled': 'Controlled',
  /** Legal supply category. */
  'schedule.otc': 'Over the counter',
  /** Legal supply category. */
  'schedule.pharmacy_only': 'Pharmacy only',
  /** Legal supply category. */
  'schedule.prescription_only': 'Prescription',
  /** Status of a product: on offer. */
  'status.active': 'Active',
  /** Status of a product: not offered yet. */
  'status.draft': 'Draft',
  /** Status of a product: being recalled. */
  'status.recalled': 'Recalled',
  /** Status of a product: no longer offered. */
  'status.withdrawn': 'Withdrawn',
  /** Storage condition. */
  'storage.cool': 'Cool, 8 to 15 °C',
  /** Storage condition. */
  'storage.freezer': 'Frozen',
  /** Storage condition. */
  'storage.fridge': 'Fridge, 2 to 8 °C',
  /** Storage condition. */
  'storage.room': 'Room, up to 25 °C',
  /** Strength unit, or its denominator: 100 mg per hour. */
  'unit.IU': 'IU',
  /** Pack content unit. */
  'unit.capsule': 'capsule',
  /** Pack content unit. */
  'unit.dose': 'dose',
  /** Pack content unit. */
  'unit.g': 'g',
  /** Strength unit, or its denominator: 100 mg per hour. */
  'unit.hour': 'hour',
  /** Strength unit, or its denominator: 100 mg per hour. */
  'unit.mcg': 'mcg',
  /** Strength unit, or its denominator: 100 mg per hour. */
  'unit.mg': 'mg',
  /** Pack content unit. */
  'unit.ml': 'ml',
  /** Pack content unit. */
  'unit.patch': 'patch',
  /** Pack content unit. */
  'unit.piece': 'piece',
  /** Pack content unit. */
  'unit.sachet': 'sachet',
  /** Pack content unit. */
  'unit.suppository': 'suppository',
  /** Pack content unit. */
  'unit.tablet': 'tablet',
  /** Pack content unit. */
  'unit.vial': 'vial',
} as const

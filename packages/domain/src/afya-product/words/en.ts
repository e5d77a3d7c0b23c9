/** The words of what can be decided about Afya products, in English, their source. */
export const en = {
  /** Button: offers a product. */
  'action.activate': 'Activate',
  /** Button: ends the recall of a product. */
  'action.close_recall': 'Close the recall',
  /** Button: recalls a product. */
  'action.recall': 'Recall',
  /** Button: offers a product no more. */
  'action.withdraw': 'Withdraw',
  /** Among the warnings of a medicine: what its schedule alone warns of. */
  'caution.dependence': 'It may cause dependence.',
  /** Among the warnings of a medicine: what its schedule alone warns of. */
  'caution.driving': 'Do not drive or use machines.',
  /** What a pack is made of. */
  'container.blister': 'blister',
  /** What a pack is made of. */
  'container.bottle': 'bottle',
  /** What a pack is made of. */
  'container.box': 'box',
  /** What a pack is made of. */
  'container.sachet': 'sachet',
  /** What a pack is made of. */
  'container.tube': 'tube',
  /** What a pack is made of. */
  'container.vial': 'vial',
  /** Before a decision about many products: what happens. */
  'decision.consequence.many.activate': 'Pharmacies can order them.',
  /** Before a decision about many products: what happens. */
  'decision.consequence.many.close_recall':
    'The recalls are over. The products stay withdrawn until somebody activates them.',
  /** Before a decision about many products: what happens. */
  'decision.consequence.many.recall':
    'Nobody can order them, and everyone who opens them sees the recall.',
  /** Before a decision about many products: what happens. */
  'decision.consequence.many.withdraw':
    'They are not offered any more. They can be activated again.',
  /** Before a decision about a product: what happens. */
  'decision.consequence.one.activate': 'Pharmacies can order it.',
  /** Before a decision about a product: what happens. */
  'decision.consequence.one.close_recall':
    'The recall is over. The product stays withdrawn until somebody activates it.',
  /** Before a decision about a product: what happens. */
  'decision.consequence.one.recall':
    'Nobody can order it, and everyone who opens it sees the recall.',
  /** Before a decision about a product: what happens. */
  'decision.consequence.one.withdraw': 'It is not offered any more. It can be activated again.',
  /** In the row of what the reader has just decided. */
  'decision.decided.activate': 'Activated',
  /** In the row of what the reader has just decided. */
  'decision.decided.close_recall': 'Recall closed',
  /** In the row of what the reader has just decided. */
  'decision.decided.recall': 'Recalled',
  /** In the row of what the reader has just decided. */
  'decision.decided.withdraw': 'Withdrawn',
  /** Notice: a product was activated. */
  'decision.done.activate': '{{name}} was activated.',
  /** Notice: a recall was closed. */
  'decision.done.close_recall': 'The recall of {{name}} was closed.',
  /** Notice: a product was recalled. */
  'decision.done.recall': '{{name}} was recalled.',
  /** Notice: a product was withdrawn. */
  'decision.done.withdraw': '{{name}} was withdrawn.',
  /** Who decided first. */
  'decision.happened.activate': '{{actor}} activated this {{ago}}.',
  /** Who decided first. */
  'decision.happened.close_recall': '{{actor}} closed the recall {{ago}}.',
  /** Who decided first. */
  'decision.happened.recall': '{{actor}} recalled this {{ago}}.',
  /** Who decided first. */
  'decision.happened.withdraw': '{{actor}} withdrew this {{ago}}.',
  /** What a medicine is given as. */
  'form.capsule': 'Capsule',
  /** What a medicine is given as. */
  'form.cream': 'Cream',
  /** What a medicine is given as. */
  'form.device': 'Device',
  /** What a medicine is given as. */
  'form.drops': 'Drops',
  /** What a medicine is given as. */
  'form.film_coated_tablet': 'Film-coated tablet',
  /** What a medicine is given as. */
  'form.inhaler': 'Inhaler',
  /** What a medicine is given as. */
  'form.injection': 'Injection',
  /** What a medicine is given as. */
  'form.ointment': 'Ointment',
  /** What a medicine is given as. */
  'form.patch': 'Patch',
  /** What a medicine is given as. */
  'form.powder': 'Powder',
  /** What a medicine is given as. */
  'form.solution': 'Solution',
  /** What a medicine is given as. */
  'form.suppository': 'Suppository',
  /** What a medicine is given as. */
  'form.suspension': 'Suspension',
  /** What a medicine is given as. */
  'form.syrup': 'Syrup',
  /** What a medicine is given as. */
  'form.tablet': 'Tablet',
  /** Why something cannot be sent. */
  'hindrance.class_missing': 'Say how grave the recall is.',
  /** Why something cannot be sent. */
  'hindrance.lots_missing': 'Name at least one lot.',
  /** Why something cannot be sent. */
  'hindrance.name_wrong': 'This is not the brand name of the product.',
  /** Why something cannot be sent. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why something cannot be sent. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.registration_expired': 'Its registration has expired: write the new one first.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** Why a product is recalled. */
  'reason.contamination': 'It is contaminated',
  /** Why a product is recalled. */
  'reason.falsified': 'Falsified packs were found',
  /** Why a product is recalled. */
  'reason.mislabelled': 'It is labelled wrongly',
  /** Why a product is recalled. */
  'reason.other': 'Another reason',
  /** Why a product is recalled. */
  'reason.regulator_notice': 'Notice of the regulator',
  /** Why a product is recalled. */
  'reason.stability_failure': 'It does not keep as long as it says',
  /** Why a product is recalled. */
  'reason.wrong_strength': 'Its strength is wrong',
  /** In the history. */
  'record.event.afyaProduct.activated': 'Activated',
  /** In the history. */
  'record.event.afyaProduct.changed': 'Changed',
  /** In the history. */
  'record.event.afyaProduct.created': 'Written down',
  /** In the history. {{file}}: the name of a file. */
  'record.event.afyaProduct.imported': 'Import: {{file}}',
  /** What happened to a product, in its history. */
  'record.event.afyaProduct.picture_added': 'Picture added',
  /** What happened to a product, in its history. */
  'record.event.afyaProduct.picture_removed': 'Picture removed',
  /** In the history. */
  'record.event.afyaProduct.recall_closed': 'Recall closed',
  /** In the history. */
  'record.event.afyaProduct.recalled': 'Recalled',
  /** In the history. */
  'record.event.afyaProduct.undone': 'Decision taken back',
  /** In the history. */
  'record.event.afyaProduct.withdrawn': 'Withdrawn',
  /** In the question about many: so many products. */
  'records.afya-products_one': '{{number}} product',
  /** In the question about many: so many products. */
  'records.afya-products_other': '{{number}} products',
  /** The way by which a medicine comes into the body. */
  'route.im': 'Into a muscle',
  /** The way by which a medicine comes into the body. */
  'route.inhaled': 'Inhaled',
  /** The way by which a medicine comes into the body. */
  'route.iv': 'Into a vein',
  /** The way by which a medicine comes into the body. */
  'route.nasal': 'In the nose',
  /** The way by which a medicine comes into the body. */
  'route.ophthalmic': 'In the eye',
  /** The way by which a medicine comes into the body. */
  'route.oral': 'By mouth',
  /** The way by which a medicine comes into the body. */
  'route.otic': 'In the ear',
  /** The way by which a medicine comes into the body. */
  'route.rectal': 'Rectal',
  /** The way by which a medicine comes into the body. */
  'route.sc': 'Under the skin',
  /** The way by which a medicine comes into the body. */
  'route.topical': 'On the skin',
  /** The way by which a medicine comes into the body. */
  'route.vaginal': 'Vaginal',
  /** To whom a medicine may be sold. */
  'schedule.controlled': 'Controlled',
  /** To whom a medicine may be sold. */
  'schedule.otc': 'Over the counter',
  /** To whom a medicine may be sold. */
  'schedule.pharmacy_only': 'Pharmacy only',
  /** To whom a medicine may be sold. */
  'schedule.prescription_only': 'Prescription',
  /** Status of a product: it is offered. */
  'status.active': 'Active',
  /** Status of a product: nobody has offered it yet. */
  'status.draft': 'Draft',
  /** Status of a product: it comes back. */
  'status.recalled': 'Recalled',
  /** Status of a product: it is offered no more. */
  'status.withdrawn': 'Withdrawn',
  /** How a medicine is kept. */
  'storage.cool': 'Cool, 8 to 15 °C',
  /** How a medicine is kept. */
  'storage.freezer': 'Frozen',
  /** How a medicine is kept. */
  'storage.fridge': 'Fridge, 2 to 8 °C',
  /** How a medicine is kept. */
  'storage.room': 'Room, to 25 °C',
  /** What strengths are measured in, or by: 100 mg an hour. */
  'unit.IU': 'IU',
  /** What a pack holds, counted or measured. */
  'unit.capsule': 'capsule',
  /** What a pack holds, counted or measured. */
  'unit.dose': 'dose',
  /** What a pack holds, counted or measured. */
  'unit.g': 'g',
  /** What strengths are measured in, or by: 100 mg an hour. */
  'unit.hour': 'hour',
  /** What strengths are measured in, or by: 100 mg an hour. */
  'unit.mcg': 'mcg',
  /** What strengths are measured in, or by: 100 mg an hour. */
  'unit.mg': 'mg',
  /** What a pack holds, counted or measured. */
  'unit.ml': 'ml',
  /** What a pack holds, counted or measured. */
  'unit.patch': 'patch',
  /** What a pack holds, counted or measured. */
  'unit.piece': 'piece',
  /** What a pack holds, counted or measured. */
  'unit.sachet': 'sachet',
  /** What a pack holds, counted or measured. */
  'unit.suppository': 'suppository',
  /** What a pack holds, counted or measured. */
  'unit.tablet': 'tablet',
  /** What a pack holds, counted or measured. */
  'unit.vial': 'vial',
} as const

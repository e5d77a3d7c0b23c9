import { courseOf } from './courseOf'

/** Courses about shops that sell medicines. */
export const pharmacyCourses = [
  courseOf({
    slug: 'running-a-pharmacy-shop',
    title: 'Running a pharmacy shop',
    description:
      'Prescriptions, lots, cold boxes and recalls: twelve habits of a shop that can be trusted.',
    category: 'pharmacy',
    length: 35,
    activeStep: 0,
    daysAgo: 4,
    steps: [
      [
        'Who may sell what',
        'General goods may be sold by any business, medicines over the counter by a pharmacy, and medicines on prescription by a pharmacy whose pharmacist is named in the console. The register’s number of the pharmacist is checked as the licence is.',
      ],
      [
        'Three names of one medicine',
        'The name on the box, the substance, and the strength with the form: <em>paracetamol 500 mg, tablets</em>. Buyers search for the first, doctors write the second, and only the third tells what is in the box.',
      ],
      [
        'Prescriptions',
        'Look for four things: who wrote it, for whom, when, and how much. One that is older than the law allows is none. Keep the picture with the order and nowhere else.',
      ],
      [
        'Lots and last days',
        'Each delivery is entered with its lot and its last day. What ends first is sold first. What has fewer than three months left is marked for the buyer before they order, not after.',
      ],
      [
        'From 2 to 8 degrees',
        'Insulin and vaccines travel in a cold box with a thermometer that keeps its highest reading. Whoever takes it out writes the reading down. A box that was too warm goes back unopened, however well it looks.',
      ],
      [
        'What may not be sent',
        'Some medicines may be ordered and have to be fetched. The console offers no delivery for them. Do not arrange one by telephone.',
      ],
      [
        'Substitutes',
        'If a box is missing, the pharmacist may offer the same substance in the same strength and form. The buyer says yes before it is packed. A “similar” one is another medicine.',
      ],
      [
        'Advice in one sentence',
        'On each line there is room for one sentence to the buyer. Use it for what matters: <em>Not together with milk.</em> Everything else is in the leaflet.',
      ],
      [
        'A recall arrives',
        'A recall names a substance, a maker and lots, and its class says how fast: class one is today. The console lists who has the lots, in the shop and at home.',
        '<ol><li>Block the lots.</li><li>Write to every buyer on the list.</li><li>Telephone those who have not read it by the evening.</li></ol>',
      ],
      [
        'Closing a recall',
        'A recall is closed when each box is back, destroyed or known to be used up. Write the numbers: how many were sold, came back, and could not be found. “About fifty” is no number.',
      ],
      [
        'Side effects',
        'A buyer who tells of one has done others a service. Write down what, when and what else they take, in their words, and pass it on to the authority within the day. Do not explain it away.',
      ],
      [
        'The last hour',
        'Read the thermometer of the fridge, count what is locked away with a second person, and look at what ends this month. It is an hour that nobody sees, and the reason why people come.',
      ],
    ],
  }),
  courseOf({
    slug: 'pictures-of-medicines',
    title: 'صور المنتجات الدوائية',
    description: 'ست خطوات لصورة يثق بها المشتري: العلبة والملصق والحجم والضوء.',
    category: 'pharmacy',
    length: 12,
    activeStep: 3,
    daysAgo: 15,
    steps: [
      [
        'لماذا صورة خاصة بنا؟',
        'صورة الشركة المصنّعة تُظهر علبة جديدة دائمًا. صورتنا تُظهر العلبة التي سيستلمها المشتري: لغتها وتركيزها وشكلها.',
      ],
      [
        'الوجه الأول: العلبة من الأمام',
        'ضع العلبة على خلفية بيضاء قرب نافذة، من دون وميض. يجب أن يُقرأ الاسم والتركيز والعدد من غير تكبير.',
      ],
      [
        'الوجه الثاني: الملصق',
        'صوّر جهة المادة الفعالة والشركة. لا تُظهر رقم التشغيلة ولا تاريخ الانتهاء: فهما يتغيران مع كل توريد.',
      ],
      [
        'الحجم',
        'ضع بجانب العلبة شيئًا معروفًا، كملعقة أو يد. شراب سعته <bdi>100 ml</bdi> يبدو كبيرًا إن وقف وحده.',
      ],
      [
        'ما لا يُصوَّر',
        '<ul><li>الحبوب خارج شريطها.</li><li>وصفة طبية فيها اسم مريض.</li><li>علبة مفتوحة.</li></ul>',
      ],
      [
        'الرفع والمراجعة',
        'ارفع الصور باسم رمز المنتج، فتوضع كل صورة عند منتجها. ما لا يُعرف له منتج يُذكر لك قبل الحفظ. راجع الصور على هاتف قبل أن ترسلها.',
      ],
    ],
  }),
]

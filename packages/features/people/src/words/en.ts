/** The words of the screens about people in English, their source. */
export const en = {
  /** Heading over what somebody can do. */
  'access.can': 'Can do',
  /** Heading over what somebody cannot do. */
  'access.cannot': 'Cannot do',
  /** Before what somebody can do: what every operator can. */
  'access.reads':
    'Reads everything in the marketplace, and exports it as far as their role sees it.',
  /** Over what somebody could do who cannot sign in. */
  'access.shut': 'They cannot sign in now. With these roles they could:',
  /** Card of somebody who shops: there is no address. */
  'addresses.none': 'None was given.',
  /** Heading. */
  'addresses.title': 'Addresses',
  /** What is claimed. */
  'claims.kind.agents': 'Agent',
  /** What is claimed. */
  'claims.kind.businesses': 'Business',
  /** What is claimed. */
  'claims.kind.listings': 'Listing',
  /** What is claimed. */
  'claims.kind.products': 'Product',
  /** What is claimed. */
  'claims.kind.service-products': 'Service',
  /** Where somebody has claimed nothing. */
  'claims.none': 'Nothing is claimed.',
  /** Until when something is claimed. */
  'claims.until': 'until {{time}}',
  /** What somebody agrees to. */
  'consent.marketing_email': 'Offers by e-mail',
  /** What somebody agrees to. */
  'consent.marketing_text': 'Offers by text message',
  /** Somebody does not agree. */
  'consent.no': 'No',
  /** Since when somebody agrees. */
  'consent.since': 'since {{day}}',
  /** What somebody agrees to. */
  'consent.terms': 'Terms of the shop',
  /** Heading. */
  'consents.title': 'Agreements',
  /** Heading. */
  'contact.title': 'Contact',
  /** Behind a contact: it was confirmed. */
  'contact.verified': 'confirmed',
  /** Fact: until when an invitation can be accepted. */
  'fact.inviteUntil': 'Invitation until',
  /** Fact. */
  'fact.invitedBy': 'Invited by',
  /** Link: to a new form. */
  'invite.another': 'Invite another',
  /** Link: to the list. */
  'invite.back': 'Staff members',
  /** Replaces the button's words, and is read out. */
  'invite.copied': 'The link was copied.',
  /** Button. */
  'invite.copy': 'Copy the link',
  /** Heading, once somebody was invited. */
  'invite.done': '{{name}} was invited',
  /** Below that. */
  'invite.done.message': 'A mail to {{email}} is on its way. It can be followed until {{day}}.',
  /** Label. */
  'invite.email': 'E-mail',
  /** Label of the link that was mailed. */
  'invite.link': 'The link in it',
  /** Below that label. */
  'invite.link.note':
    'Hand it on yourself where mail is slow. Whoever has it can choose the password.',
  /** Label. */
  'invite.name': 'Name',
  /** Where somebody may not invite. */
  'invite.refused': 'You cannot invite anybody',
  /** Below that. */
  'invite.refused.message': 'Administrators invite colleagues. Ask one of them.',
  /** Button. */
  'invite.submit': 'Send the invitation',
  /** Heading. */
  'invite.title': 'Invite a colleague',
  /** Once the invitation was accepted. */
  'join.done': 'Welcome, {{name}}. You can sign in now.',
  /** Heading: the link leads nowhere any more. */
  'join.ended': 'This invitation has ended',
  /** Below that. */
  'join.ended.message':
    'It has expired, was used, or a newer one was sent. Ask who invited you for another.',
  /** Over the form of who was invited. */
  'join.help':
    'You were invited to the console. Choose a password, and sign in with it and your e-mail address.',
  /** Button in a field: hides the password. */
  'join.hide': 'Hide the password',
  /** Label. */
  'join.password': 'Password',
  /** Below that label. */
  'join.password.note': 'At least 8 characters.',
  /** Button in a field: shows the password. */
  'join.show': 'Show the password',
  /** Link: to the sign-in page. */
  'join.signIn': 'Sign in',
  /** Button. */
  'join.submit': 'Accept the invitation',
  /** Title of the page and heading. */
  'join.title': 'Choose a password',
  /** The invitation: its link could not be had. */
  'link.failed': 'The link could not be had. Try again.',
  /** Below the link of an invitation. */
  'link.note': 'Whoever has it can choose the password. Your name goes into the history.',
  /** Over the link of an invitation. {{email}} is an address, {{day}} a day. */
  'link.only':
    'The newest link was mailed to {{email}} and works until {{day}}. Every link mailed before it has ended.',
  /** Button: shows the link of an invitation. */
  'link.show': 'Show the link',
  /** Heading: the invitation of a colleague. */
  'link.title': 'Invitation',
  /** Link to a list: all of somebody of one channel. */
  'orders.all.agent': 'All that agents brought ({{number}})',
  /** Link to a list: all of somebody of one channel. */
  'orders.all.b2b': 'All business orders ({{number}})',
  /** Link to a list: all of somebody of one channel. */
  'orders.all.b2c': 'All shop orders ({{number}})',
  /** Link to a list: all of somebody of one channel. */
  'orders.all.manual': 'All written by hand ({{number}})',
  /** Heading. */
  'orders.latest': 'Latest orders',
  /** Where somebody has no orders. */
  'orders.none': 'No orders.',
  /** Where somebody sent nothing back. */
  'returns.none': 'Nothing was sent back.',
  /** Heading. */
  'returns.title': 'Returns',
  /** Where somebody has written no review. */
  'reviews.none': 'No reviews.',
  /** Stars of a review. */
  'reviews.rating': '{{rating}} of 5',
  /** Heading. */
  'reviews.title': 'Reviews',
  /** Below a box: what a role is. */
  'roles.SuperAdmin.note': 'Everything, the settings of the shop and other SuperAdmins included.',
  /** Heading over what other roles add. */
  'roles.added': 'This adds',
  /** Below a box: what a role is. */
  'roles.admin.note': 'Decides about accounts, money and settings.',
  /** Label of boxes: which roles somebody has. */
  'roles.field': 'Roles',
  /** Where other roles change nothing of what somebody can do. */
  'roles.nothing': 'Nothing changes in what they can do.',
  /** Below a box that the reader cannot tick. */
  'roles.reserved': 'Only a SuperAdmin gives it.',
  /** Below a box: what a role is. */
  'roles.staff.note': 'Works through queues and orders.',
  /** Button. */
  'roles.submit': 'Change roles',
  /** Heading over what other roles take away. */
  'roles.taken': 'This takes away',
  /** Head of a column, filter, and fact. */
  'shop.business': 'Business',
  /** Head of a column, filter, and fact. */
  'shop.county': 'County',
  /** Filter. */
  'shop.dormant': 'No order for 90 days',
  /** Fact. */
  'shop.email': 'E-mail',
  /** Where nobody shops. */
  'shop.empty': 'Nobody has joined yet.',
  /** Head of a column, filter, and fact. */
  'shop.joined': 'Joined',
  /** Head of a column, filter, and fact. */
  'shop.lastOrder': 'Last order',
  /** Head of a column, filter, and fact. */
  'shop.name': 'Person',
  /** Head of a column, filter, and fact. */
  'shop.orders': 'Orders',
  /** Head of a column, filter, and fact. */
  'shop.phone': 'Phone',
  /** Head of a column, filter, and fact. */
  'shop.spent': 'Spent',
  /** Head of a column, filter, and fact. */
  'shop.status': 'Status',
  /** Title of the page and heading. */
  'shop.title': 'Shop users',
  /** Head of a column, filter, and fact. */
  'shop.type': 'Type',
  /** Head of a column, filter, and fact. */
  'staff.claims': 'Open claims',
  /** Head of a column, filter, and fact. */
  'staff.email': 'E-mail',
  /** Where nobody but the reader works. */
  'staff.empty': 'Only you so far. Invite a colleague.',
  /** Button: invites somebody. */
  'staff.invite': 'Invite',
  /** Head of a column, filter, and fact. */
  'staff.lastSeen': 'Last seen',
  /** Head of a column, filter, and fact. */
  'staff.name': 'Person',
  /** In place of when somebody was last seen. */
  'staff.never': 'Never',
  /** Head of a column, filter, and fact. */
  'staff.roles': 'Roles',
  /** Head of a column, filter, and fact. */
  'staff.status': 'Status',
  /** Title of the page and heading. */
  'staff.title': 'Staff members',
  /** Head of a column, filter, and fact. */
  'staff.twoStep': 'Two-step sign-in',
  /** Filter. */
  'staff.unseen': 'Not seen for 30 days',
  /** Tab of a panel: what is known of somebody. */
  'tab.about': 'About',
  /** Tab of a panel: what somebody can do. */
  'tab.access': 'Access',
  /** Tab of a panel: the history. */
  'tab.activity': 'Activity',
  /** Tab of a panel: what somebody has claimed. */
  'tab.claims': 'Claims',
  /** Tab of a panel. */
  'tab.orders': 'Orders',
  /** Names the tabs of a panel, for screen readers. */
  'tabs.label': 'What is known of {{name}}',
  /** Whether two-step sign-in is set up. */
  'twoStep.off': 'Off',
  /** Whether two-step sign-in is set up. */
  'twoStep.on': 'On',
  /** Type of a shop user. */
  'type.business_buyer': 'Buys for a business',
  /** Type of a shop user. */
  'type.consumer': 'Person',
  /** Tab over the list. */
  'view.active': 'Active',
  /** Tab over the list. */
  'view.all': 'All',
  /** Tab over the list. */
  'view.blocked': 'Blocked',
  /** Tab over the list. */
  'view.dormant': 'Dormant',
  /** Tab over the list. */
  'view.invited': 'Invited',
  /** Tab over the list. */
  'view.suspended': 'Suspended',
} as const

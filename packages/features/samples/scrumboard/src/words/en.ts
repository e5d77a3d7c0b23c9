/** The words of the scrum board in English, their source. */
export const en = {
  /** Card: what was done with it. {{name}}: of the attachment. */
  'activity.attached': 'Attached {{name}}',
  /** Card: label of the field for a comment. */
  'activity.comment': 'Comment',
  /** Card: the button that edits one's own comment. {{when}}: how long ago it was written. */
  'activity.comment.edit': 'Edit your comment ({{when}})',
  /** Card: the button that deletes one's own comment. {{when}}: how long ago it was written. */
  'activity.comment.remove': 'Delete your comment ({{when}})',
  /** Card: the button that saves an edited comment. */
  'activity.comment.save': 'Save comment',
  /** Card: the keys that press the button beside. {{action}}: its label. @same */
  'activity.keys': '{{keys}}: {{action}}',
  /** Card: the button that adds the comment. */
  'activity.send': 'Add comment',
  /** Card: who did something and is no longer a member of the board. */
  'activity.somebody': 'Somebody',
  /** Card: heading over what was said and done. */
  'activity.title': 'Activity',
  /** Card: label of the field for the address of a link. */
  'attachment.address': 'Address of the link',
  /** Card: why a picture was not attached. */
  'attachment.broken': 'This picture cannot be read.',
  /** Card: the button that makes a picture the cover, pressed while it is. {{name}}: of the picture. */
  'attachment.cover': '{{name}} is the cover picture',
  /** Card: the button that attaches a link. */
  'attachment.link': 'Attach a link',
  /** Card: the button that attaches a picture. */
  'attachment.picture': 'Attach a picture',
  /** Card: the button that takes an attachment away. {{name}}: of it. */
  'attachment.remove': 'Remove {{name}}',
  /** Card: why a picture was not attached. {{megabytes}}: the most that is taken. */
  'attachment.size': 'This picture is larger than {{megabytes}} MB.',
  /** Card: why a file was not attached. */
  'attachment.type': 'This is no picture of a type that can be shown: PNG, JPEG, WebP or GIF.',
  /** What a copied board is called. {{name}}: of the one it was copied from. */
  'board.copyOf': 'Copy of {{name}}',
  /** Notice after a board was deleted, with a button that takes it back. {{name}}: of the board. */
  'board.deleted': '{{name}} was deleted',
  /** Board without lists: what to do. */
  'board.empty': 'Add a list below; cards go into lists.',
  /** Board without lists. */
  'board.empty.title': 'There are no lists yet',
  /** Notice after a board was made or copied for whoever has gone elsewhere, with a button that opens it. {{name}}: of the board. */
  'board.made': '{{name}} was made',
  /** Board: label of the field for its name. */
  'board.name': 'Name of the board',
  /** Notice: the button that opens the board that was made. */
  'board.open': 'Open',
  /** Board: the button that changes its name where it stands. */
  'board.rename': 'Rename the board',
  /** Notice where a board does not exist (specification 8); the boards are shown. */
  'board.unknown': 'Requested board do not exist.',
  /** What a new board is called. */
  'board.unnamed': 'New board',
  /** Board: the link to all boards. */
  'boards.back': 'Boards',
  /** Boards: what to do where there are none. */
  'boards.empty': 'Make one with the button above.',
  /** Boards: there are none. */
  'boards.empty.title': 'There are no boards',
  /** Boards: the button that makes one and opens it. */
  'boards.new': 'New board',
  /** List: the button that adds a card at its end. */
  'card.add': 'Add a card',
  /** Card: heading over what is attached; on a board, what is counted. */
  'card.attachments': 'Attachments',
  /** Card: the cross that saves and closes it. */
  'card.close': 'Save and close',
  /** Card on a board: what is counted. */
  'card.comments': 'Comments',
  /** Card: the button that saves what was typed and closes it. */
  'card.done': 'Done',
  /** Card: the button that puts it one further down in its list. */
  'card.down': 'Move down',
  /** Card on a board. {{day}}: by when it is to be done. */
  'card.due': 'Due {{day}}',
  /** Card: label of the day by which it is to be done. */
  'card.dueDay': 'Due day',
  /** Card on a board: it has a description. */
  'card.hasText': 'Has a description',
  /** Card: its labels. */
  'card.labels': 'Labels',
  /** Card: the list that it stands in; another one moves it there. */
  'card.list': 'List',
  /** Card: who works on it. */
  'card.members': 'Members',
  /** Card: label of its name. */
  'card.name': 'Name of the card',
  /** Card on a board. {{day}}: by when it should have been done. */
  'card.overdue': 'Overdue since {{day}}',
  /** Card: which of how many of its list it is. {{number}}: from 1. {{of}}: how many. */
  'card.place': 'Place {{number}} of {{of}}',
  /** Card: how many entries of its checklists are done. {{of}}: how many there are. */
  'card.progress': '{{done}} of {{of}} done',
  /** Card: the button that takes it from the board; that can be taken back. */
  'card.remove': 'Remove the card',
  /** Notice after a card, or something on it, was removed, with a button that takes it back. {{name}}: of it. */
  'card.removed': '{{name}} was removed',
  /** Card: the switch by which its reader is told of it. */
  'card.subscribe': 'Tell me what changes',
  /** Card or board: its reader is told of it. */
  'card.subscribed': 'You are told what changes',
  /** Card: label of its description. */
  'card.text': 'Description',
  /** Title of the dialog of a card. {{list}}: that it stands in. */
  'card.title': 'Card in {{list}}',
  /** Board: the card of the address is not on it. */
  'card.unknown': 'This card is not on the board: it may have been removed.',
  /** Board: the link that takes the missing card out of the address. */
  'card.unknown.close': 'Show the board alone',
  /** Card: the button that puts it one further up in its list. */
  'card.up': 'Move up',
  /** Card: the button that adds a checklist. */
  'checklist.add': 'Add a checklist',
  /** Checklist: label of an entry that is typed. */
  'checklist.item': 'What is to be done',
  /** Checklist: the button that adds an entry. */
  'checklist.item.add': 'Add an entry',
  /** Checklist: the button that takes an entry away. {{name}}: its text. */
  'checklist.item.remove': 'Remove {{name}}',
  /** Checklist: the button that changes an entry. {{name}}: its text. */
  'checklist.item.rename': 'Change {{name}}',
  /** Checklist: the button that takes a changed entry. */
  'checklist.item.save': 'Change',
  /** Checklist: label of its name. */
  'checklist.name': 'Name of the checklist',
  /** Checklist: the button that takes it away. {{name}}: of it. */
  'checklist.remove': 'Remove the checklist {{name}}',
  /** Checklist: the button that changes its name. {{name}}: of it. */
  'checklist.rename': 'Rename the checklist {{name}}',
  /** Notice before its reason: a board was not copied. */
  'failed.copy': 'The board was not copied',
  /** Notice before its reason: a board, list or card is there again. */
  'failed.delete': 'It was not deleted',
  /** Notice before its reason: a new board was not made. */
  'failed.make': 'The board was not made',
  /** Notice before its reason: what was moved stands where it was. */
  'failed.move': 'It was not moved',
  /** Notice before its reason: what was deleted did not come back. */
  'failed.restore': 'It was not brought back',
  /** Notice before its reason: what was changed is as it was. */
  'failed.save': 'It was not saved',
  /** Filter: cards are not filtered by this. */
  'filter.all': 'All',
  /** Filter: the button that shows all cards again. */
  'filter.clear': 'Show all cards',
  /** Filter: by the day that cards are due. */
  'filter.due': 'Due',
  /** Filter: cards without a day. */
  'filter.due.none': 'No due day',
  /** Filter: cards that should have been done. */
  'filter.due.overdue': 'Overdue',
  /** Filter: cards that are due soon. */
  'filter.due.week': 'Within 7 days',
  /** Filter: by a label of cards. */
  'filter.label': 'Label',
  /** Board: how many cards the filter leaves. {{of}}: how many there are. */
  'filter.left': '{{number}} of {{of}} cards',
  /** Filter: by who works on cards. */
  'filter.member': 'Member',
  /** Board: the button that opens the filter of its cards. */
  'filter.title': 'Filter',
  /** Sheet of keys: what the arrows do. */
  'keys.go': 'Go from card to card',
  /** Sheet of keys: what Space does. */
  'keys.lift': 'Lift a card, or a list from its handle; the arrows lead it, Space drops it',
  /** Sheet of keys: what Enter does. */
  'keys.open': 'Open the card',
  /** Sheet of keys: what Escape does. */
  'keys.putBack': 'Put what is lifted back',
  /** Sheet of keys: what Z does. */
  'keys.undo': 'Undo the last move or removal',
  /** Board: the button that adds a list at its end. */
  'list.add': 'Add a list',
  /** List: moves it one place towards the beginning. */
  'list.back': 'Move towards the beginning',
  /** List: it has no cards. */
  'list.empty': 'No cards yet',
  /** List: the handle by which it is lifted. {{name}}: of the list. */
  'list.lift': 'Move the list {{name}}',
  /** List: the button that opens what can be done with it. {{name}}: of the list. */
  'list.menu': 'More about the list {{name}}',
  /** List: label of its name. */
  'list.name': 'Name of the list',
  /** List: the filter leaves none of its cards. */
  'list.noMatch': 'The filter leaves no card',
  /** List: moves it one place towards the end. */
  'list.on': 'Move towards the end',
  /** List: removes it, and the button that confirms it. */
  'list.remove': 'Remove the list',
  /** List: the answer that keeps it. */
  'list.remove.keep': 'Keep',
  /** What follows from removing a list. {{number}}: of its cards. */
  'list.remove.message_one': 'Its card goes with it. That cannot be taken back.',
  /** What follows from removing a list. {{number}}: of its cards. */
  'list.remove.message_other': 'Its {{number}} cards go with it. That cannot be taken back.',
  /** Question before a list with cards is removed. {{name}}: of the list. */
  'list.remove.title': 'Remove the list {{name}}?',
  /** List: changes its name where it stands. */
  'list.rename': 'Rename the list',
  /** Notice after a card or list was moved, with a button that undoes it. */
  moved: '{{name}} was moved',
  /** Read out: where a lifted list would be put. {{number}}: which of the lists. {{of}}: how many. */
  'moving.amongLists': 'place {{number}} of {{of}}',
  /** Read out: it was let go. {{place}}: where. */
  'moving.dropped': '{{name}} dropped: {{place}}.',
  /** Read out: somebody else has removed what was lifted. */
  'moving.gone': '{{name}} was removed by somebody else.',
  /** Read out with each card: how it is moved by keys. */
  'moving.help': 'Space lifts it, arrows lead it, Space drops it, Escape puts it back.',
  /** Read out: where a lifted card would be put. {{number}}: which of its list. {{of}}: how many. {{list}}: its name. */
  'moving.inList': '{{list}}, place {{number}} of {{of}}',
  /** Read out: it was lifted. {{place}}: where it stands. */
  'moving.lifted':
    '{{name}} lifted: {{place}}. Arrows lead it, Space drops it, Escape puts it back.',
  /** Read out: where what is lifted would be put. {{place}}: there. @same */
  'moving.place': '{{place}}.',
  /** Read out: what was lifted stands where it was. {{place}}: there. */
  'moving.putBack': '{{name}} is back: {{place}}.',
  /** The button that leaves a name as it was. */
  'name.cancel': 'Cancel',
  /** The button that takes a name. */
  'name.save': 'Rename',
  /** Settings of a board: the cross that closes them. */
  'settings.close': 'Close',
  /** Settings of a board: its colour. */
  'settings.color': 'Colour',
  /** Settings of a board: a colour. */
  'settings.color.clay': 'Clay',
  /** Settings of a board: a colour. */
  'settings.color.cobalt': 'Cobalt',
  /** Settings of a board: a colour. */
  'settings.color.forest': 'Forest',
  /** Settings of a board: a colour. */
  'settings.color.slate': 'Slate',
  /** Settings of a board: the button that copies it and opens the copy. */
  'settings.copy': 'Copy the board',
  /** Settings of a board: the switch by which cards show their cover pictures. */
  'settings.covers': 'Cover pictures on cards',
  /** Settings of a board: the button that deletes it; that can be taken back. */
  'settings.delete': 'Delete the board',
  /** Settings of a board: the switch by which its reader is told of it. */
  'settings.subscribed': 'Tell me what changes on this board',
  /** Board: the button that opens its settings, and their title. */
  'settings.title': 'Settings of the board',
  /** Settings of a board: why it can be neither copied nor deleted. */
  'settings.unread':
    'Some of the board could not be read. It can be neither copied nor deleted, because that would be lost.',
  /** Title of the boards. */
  title: 'Scrum board',
}

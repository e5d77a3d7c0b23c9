/** Icons of the sample backend: 460 of the console's icon set, by their names in the set. */
export const iconNames: readonly string[] = `
accessibility activity airplay ambulance ampersand anchor antenna aperture apple archive
armchair arrow-down arrow-down-left arrow-down-right arrow-down-up arrow-left arrow-left-right
arrow-right arrow-right-left arrow-up arrow-up-down arrow-up-left arrow-up-right asterisk
asterism atom avocado award axe baby backpack badge balloon ban banana banknote barcode barrel
bath battery beaker bean bed bell bike binary binoculars bird blend blinds blocks bluetooth
bolt book bookmark bot box boxes braces brackets brain bridge briefcase broom brush bug
building bus cable cake calculator calendar calendar-check calendar-clock calendar-cog
calendar-days calendar-heart calendar-minus calendar-plus calendar-search calendar-x calendars
camera can candy cap car caravan carrot carton cast cat check cheese chevron-down chevron-left
chevron-right chevron-up chevrons-down chevrons-left chevrons-right chevrons-up cinema circle
circle-check circle-minus circle-pause circle-play circle-plus circle-stop circle-x
clapperboard clipboard clock cloud cloudy clover club code coffee cog coins combine command
compass component computer construction contact container contrast cookie copy copyleft cpu
crop crosshair currency database delete diamond dices disc divide dock dog dome dot download
droplet droplets earth eclipse eject ellipsis engine equal eraser euro expand eye factory fan
faucet feather fence file file-archive file-check file-clock file-image file-key file-lock
file-minus file-pen file-play file-plus file-search file-text file-x files film fish flag
flame flashlight flower focus folder folder-check folder-clock folder-key folder-lock
folder-minus folder-open folder-pen folder-plus folder-search folder-x folders footprints
forklift form forward frame fuel fullscreen funnel galaxy gamepad gauge gavel gift glasses
globe goal grip groceries group guitar hammer hand handbag handshake headphones headset heart
heater helicopter hexagon highlighter hospital hotel house houses image images import inbox
infinity info italic joystick key keyboard lamp landmark languages laptop laser layers lens
letters library lightbulb lighthouse link list loader locate lock logs luggage magnet mail
mailbox mails map margin maximize medal megaphone menu merge metronome mic microchip
microscope milestone minimize minus monitor moon mop mountain mouse move navigation network
newspaper notebook numbers opacity option orbit package paintbrush palette paperclip park
pause pen pencil percent phone pickaxe pill pin pipette pizza plane play plug plus podium
pointer popcorn power presentation printer projector proportions puzzle quote rabbit radar
radio rainbow receipt recycle redo refrigerator repeat replace reply rewind road rocket rose
route router rss ruler sailboat satellite save scale scaling scan school scissors scroll
search send server settings shapes share sheet shell shield ship shirt shrink shuffle signal
signature signpost slash smartphone snowflake sofa space sparkle sparkles speaker split
spotlight sprout square star sticker stone store strikethrough subscript summary sun sunrise
sunset superscript table tablet tablets tag tags target telescope tent terminal theater
thermometer ticket tickets timeline timer toilet toolbox touchpad tractor trailer trash trees
triangle trophy truck tv type umbrella underline undo ungroup university unplug upload usb
user user-check user-key user-lock user-minus user-pen user-plus user-search user-x users
utensils van variable vibrate video view volume vote wallet wallpaper wand warehouse watch
webcam webhook weight wheat whistle wifi wind workflow wrench x zap
`
  .trim()
  .split(/\s+/)

/**
 * Passwords of six characters and more that lead every published list of leaks. Kept in lower case.
 * A person who adds capitals to one of them has not made it better, so the case is not looked at.
 */
const wellKnown = new Set(
  `
123456 1234567 12345678 123456789 1234567890 0123456789 12345678910 0987654321 987654321 87654321 654321 7654321
111111 1111111 11111111 111111111 1111111111 000000 0000000 00000000 000000000 0000000000 222222 22222222 333333
33333333 444444 44444444 555555 55555555 666666 66666666 777777 7777777 77777777 888888 8888888 88888888 999999
99999999 121212 12121212 123123 123123123 12341234 123321 12344321 123654 147258 147258369 159753 159357 159951
112233 11223344 1122334455 102030 10203040 101010 10101010 131313 202020 212121 232323 252525 696969 789456
789456123 741852963 963852741 456789 258456 963852 135790 246810 13579246 01234567 11112222 12312312 98765432
password password1 password2 password3 password12 password123 password1234 password12345 password! password1!
password123! passw0rd passw0rd1 passw0rd! p@ssw0rd p@ssword p@ssword1 p@ssw0rd1 p@ssw0rd! p@ssw0rd123 pa$$word
pa$$w0rd passwort passwort1 passwort123 motdepasse contrasena wachtwoord wachtwoord1 senha123 parola123 haslo123
mypassword newpassword yourpassword thepassword password01 password11 password99 password00 password10 password21
passpass password5 password7 password8 password9 password13 password69 password2020 password2021 password2022
password2023 password2024 password2025 password2026
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwerty!@ qwertz qwertz123
qwertzuiop azerty azertyuiop azerty123 asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asdfasdf asdfasdfasdf zxcvbn
zxcvbnm zxcvbnm1 zxcvbnm123 zxcvzxcv qazwsx qazwsxedc qazwsx123 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1
zaq1xsw2 !qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 qweasd qweasdzxc qweqwe
qweqweqwe qwe123 qwer1234 qwertyqwerty 123qwe 123qweasd 123qweasdzxc 1234qwer 12345qwert 12qwaszx 123qwe123
qwe123qwe asd123 asd123asd 123asd zxc123 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 abc123 abc12345 abc123456 abcd1234 abcd12345
abcdef abcdefg abcdefgh abcdefghi abcabc abc123abc 123abc 1234abcd 12345abc aa123456 aa12345678 a123456 a1234567
a12345678 a123456789 123456a 1234567a 12345678a 123456789a 123456q 1234567q q123456 q1234567 q12345678 z123456
12345a 12345q 123456abc 123456aa qq123456 qq123456789 aaaaaa aaaaaaaa aaaaaaa aaa111 a1a1a1a1 aabbccdd abababab
iloveyou iloveyou1 iloveyou2 iloveyou! iloveu iloveme ilovegod iloveyou123 loveyou loveyou1 lovely lovelove loveme
lovers iloveu2 mylove mylove1 teamo123 teamomucho tequiero tiamo123 jetaime
admin1 admin12 admin123 admin1234 admin12345 admin123456 adminadmin administrator administrator1 admin123! admin@123
admin!123 admin2023 admin2024 admin2025 root1234 rootroot toor1234 letmein letmein1 letmein! letmein123 welcome
welcome1 welcome12 welcome123 welcome1! welcome01 welcome2 welcome2023 welcome2024 welcome2025 changeme changeme1
changeme123 changeme! default1 default123 guest123 guestguest test1234 test12345 test123 test123456 testtest
testtest1 testing testing1 testing123 testpass tester123 temp1234 temppass user1234 user123 username secret
secret1 secret123 secret12 topsecret access access14 access123 login123 loginlogin master master1 master12 master123
manager1 manager123 system123 server123 oracle123 mysql123 postgres postgres1 company1 company123 office123
computer computer1 computer123 internet internet1 internet123 windows1 windows123 microsoft google123 facebook
facebook1 facebook123 linkedin linkedin1 youtube1 samsung samsung1 samsung123 iphone123 android1 apple123 nokia123
dragon dragon1 dragon12 dragon123 monkey monkey1 monkey12 monkey123 tigger tigger1 shadow shadow1 shadow12 shadow123
sunshine sunshine1 sunshine12 sunshine123 princess princess1 princess12 princess123 princesa superman superman1
superman123 batman batman1 batman123 spiderman spiderman1 ironman1 starwars starwars1 pokemon pokemon1 pokemon123
naruto naruto123 minecraft minecraft1 fortnite1 football football1 football12 football123 baseball baseball1
baseball12 basketball basketball1 soccer soccer1 soccer12 soccer123 hockey hockey1 tennis12 golfer golfing
liverpool liverpool1 liverpool123 arsenal arsenal1 chelsea chelsea1 chelsea123 barcelona barcelona1 realmadrid
manchester manutd manunited juventus ferrari ferrari1 mercedes porsche corvette mustang mustang1 camaro harley
harley1 yamaha honda123 toyota123 killer killer1 killer123 hunter hunter1 hunter2 hunter12 hunter123 ranger ranger1
buster buster1 charlie charlie1 charlie123 michael michael1 michael12 michael123 jennifer jennifer1 jessica jessica1
jessica123 ashley ashley1 ashley123 daniel daniel1 daniel12 daniel123 andrew andrew1 andrew123 joshua joshua1
joshua123 matthew matthew1 anthony anthony1 anthony123 william william1 robert robert1 robert123 thomas thomas1
thomas123 jordan jordan1 jordan23 jordan123 michelle michelle1 nicole nicole1 nicole123 amanda amanda1 samantha
samantha1 elizabeth elizabeth1 victoria victoria1 alexander alexander1 christian christian1 benjamin benjamin1
brandon brandon1 justin justin1 patrick patrick1 richard richard1 george george1 william123 jonathan jonathan1
stephanie veronica patricia carolina valentina alejandro alejandra francisco sebastian fernando eduardo ricardo
maggie maggie1 ginger ginger1 pepper pepper1 cookie cookie1 cookie123 banana banana1 banana123 orange orange1
orange123 purple purple1 purple123 yellow yellow1 flower flower1 flower123 flowers butterfly butterfly1 angel123
angels angel1 angelina babygirl babygirl1 babyboy1 chocolate chocolate1 cheese cheese1 chicken chicken1 chicken123
freedom freedom1 freedom123 whatever whatever1 trustno1 trustme1 nothing nothing1 forever forever1 forever21
summer summer1 summer12 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter winter1
winter123 winter2023 winter2024 winter2025 spring2023 spring2024 spring2025 autumn2023 autumn2024 autumn2025
january1 february1 october1 november1 december1 monday123 friday123 diamond diamond1 silver silver1 golden golden1
phoenix phoenix1 thunder thunder1 lightning midnight midnight1 blessed blessed1 jesus123 jesuschrist jesus777 godisgood
blink182 metallica metallica1 nirvana eminem123 slipknot slipknot1 greenday rockyou rockstar rockstar1 startrek
matrix123 gandalf gandalf1 merlin merlin1 zxcasdqwe asdqwe123 asdzxc123 poiuytrewq lkjhgfdsa mnbvcxz mnbvcxz1
987654321a 7758521 5201314 woaini woaini1314 woaini520 0okmnji9 qaz123 qaz12345 qazqaz123 wsx123 1234asdf asdf123
asdf12345 zxcv1234 zxcv123 poiuyt lol123 lollol lollol123 hello1 hello12 hello123 hello1234 hellohello helloworld
helloworld1 hallo123 bonjour1 hola1234 holahola ciaociao marseille doudou chouchou loulou soleil nicolas
schalke04 fussball schatz schatzi hamburg berlin123 sommer123 sommer2023 sommer2024 geheim geheim123 ficken
fuckyou fuckyou1 fuckyou2 fuckyou123 fuckoff fuckme asshole asshole1 bitch123 biteme biteme1 pussycat badboy1
badgirl1 player1 player123 gamer123 gaming123 legend123 warrior1 warriors ninja123 pirate123 wizard123 vampire1
cowboys cowboys1 steelers steelers1 yankees yankees1 lakers24 lakers123 eagles1 eagles123 redsox raiders raiders1
patriots packers1 broncos1 dolphins dolphin1 panther1 panthers tiger123 tigers123 lion1234 eagle123 falcon123 wolf1234
snoopy snoopy1 scooby scooby1 garfield mickey1 mickeymouse donald123 winnie1 winniethepooh tinkerbell barbie123
london123 paris123 newyork newyork1 california texas123 florida1 canada123 america1 australia germany1 england1
mexico123 brasil123 india123 pakistan pakistan1 bangladesh indonesia philippines vietnam1 russia123 ukraine1
`
    .split(/\s+/)
    .filter(Boolean),
)

/** @returns whether `password` is one that everybody who guesses tries first */
export function isBreached(password: string): boolean {
  return wellKnown.has(password.toLowerCase())
}

import { wordSet } from './word-set.ts';

/** Common words that are similar to the name of a food. The parser never treats such a word as a misspelled name. */
export const commonWords = wordSet(`
    break great about their there where which while would could should these those other after again still every never
    under over first right think three place point world state house water wheel beard board bored heard beach teach
    reach peace plane plant price rise rose rides peers been store stock start stand story stone count court cause
    clear clean close dream drama cheer cheek check chess chair chain choose chosen piece speak bring built money
    month more most mother father friend friends family people person later lasted listen little letter matter better
    bottle battle boat greet green gripe played plate please pleased placed phase phone photo pilot print proud prove
    quick quiet quite raise range reply reset river round route scale scene score sense serve share sharp sheet shift
    bigger budget battery banking banker blanket bracket ticket rocket pocket packet market socket jacket basket
    castle kettle turtle table cable label level lever work worked working hours mouse minute honest hotel motel model
    medal metal petal panel channel banken bilen båten barnen broder bror mamma pappa syster vänner vänder väntar
    gården gatan huset skolan jobbet möte pengar klocka klockan lampa lampan läser läsa köper kommer kanske kunde
    skulle måste borde aldrig alltid ibland också precis redan väldigt mycket bättre bäst sämre större mindre första
    andra tredje skicka skickar skickade fastar fastade fasta fanns bordet bänken stolen skåpet klarar klara känsla
    mässa massa vaknar boken bollen skylt skola skolar spelar talar tala resa resan resor rosor tack tacka tänka timme
    minut sekund vecka månad året dagen natten morgon kväll sommar vinter höst imorgon idag igår senare innan efter
    över mellan bredvid framför bakom logga mitt dina deras vilka vilken vilket varför varit vara blir blev gjorde
    göra gjort säger sagt tänkte tänker trodde tror känner kände visste känns hette heter bride pride drive dive
    skogen kalas skog stage cage page wage beauty bead bend bent brought absolute ample apply arena banner banter
    basis baton booth bouncy bribe caddy carry chaos chaps chill coronary crept creamed crumpled curvy dares decal
    decay diner directive donor duckling ducky dumping fetal graph graves granular hardcover headlock jolly latter
    levers lilly linguist lived macarena magazine mandolin masses monastery mobster neurosis padding paddling palpable
    panic partridge party peddling penny pointless popper possible princess prone prude raven resample riches rippling
    saline salon saloon scope scorch scouts shone shout shush skimming sneak snout spirited spongy spout squad
    stallion steam stifling streak strut stunning tropics twins vineyard wager wince winner glasses children child
    border limit factor buffer parts marks stays makes lines levels comes scores larger lacks counters appear lasts
    layer rests expression cover canvas stones steget slash shouts lives major leader broken lake lakes först nätter
    nätterna visas visar annan annat andan senast plats platsen räkna räknas räknat räknar stilla stillhet liknar
    länken namnet minuters kräver krävs kramper sådan sådana skickas notera noterar passar sida sidan sidor veckorna
    morgonens enstaka kort korta komma stoppa stoppade leder lotten lotta kostar kontakt kontakter kontakta källorna
    tankarna resten radens läses kallar samla spill markerad mesta linje linjen linjer balansen apparna analysen
    aktivitet ropar brons vital monitor vikter mönster bröst klippa köpare lärka gradient stressen stress kläder klädd
    kolla kollar kollade rolig roligt rösta röst rösten röster lära lärare bära skriva skrivit tänder tanden`);

/**
 * Dogs that a law somewhere names. One breed a line: the name of the FCI or of its own studbook, then what else it is
 * written as. Hyphens, spaces, capitals, accents and the order of the words make no difference and are not listed.
 */
export const NAMED_DOGS = `
American Pit Bull Terrier | Pit Bull Terrier | Pit Bull | Pitbull | Pit | Pittie | Pitty | APBT | American Pit Bull | American Pitbull | Pitt Bull | Red Nose Pit Bull | Blue Nose Pit Bull | Rednose | Pit Bull Type | Pitbullterrier | Питбуль | Pitbul | Irish Staffordshire Bull Terrier | Irish Red Nose
American Staffordshire Terrier | AmStaff | Am Staff | AST | American Staffordshire | American Stafford | American Staffy | Amerikanischer Staffordshire Terrier | Amerikansk Staffordshire Terrier | Staffordshire Terrier
Staffordshire Bull Terrier | Staffy | Staffie | SBT | Stafford | English Staffordshire | English Staffy | Staffbull | Staffordshire Bull | Staffie Bull | Staffordshire Bullterrier
Bull Terrier | English Bull Terrier | EBT | Standard Bull Terrier | Bullterrier | Englischer Bullterrier | Englisch Bull Terrier
Miniature Bull Terrier | Mini Bull Terrier | Miniatur Bullterrier | Bull Terrier Miniature | Minibull
XL American Bully | XL Bully | American Bully XL | Bully XL | American XL Bully | XXL Bully | XXL American Bully | Extra Large American Bully | Extra Large Bully
American Bully | Pocket Bully | American Bully Pocket | Standard American Bully | Classic American Bully | Micro Bully | Exotic Bully | American Bully Exotic | American Bully Standard | American Bully Classic | American Bully Micro | American Bully Pit Bull
American Bulldog | Ambull | AmBulldog | American Bull Dog | Amerikanische Bulldogge | Amerikansk Bulldog
Alapaha Blue Blood Bulldog | Alapaha | Otto Bulldog
Old English Bulldog | Olde English Bulldogge | Olde English Bulldog | OEB
Bandog | Bandogge | American Bandog | Ban Dog
Basicdog | Basic Dog
Dogo Argentino | Argentine Dogo | Argentinian Mastiff | Argentine Mastiff | Dogo | Argentinische Dogge | Argentinian Dogo | Argentino Dogo | Dogue Argentin | Argentinsk Dogge | Argentinian Fighting Dog
Fila Brasileiro | Brazilian Mastiff | Brazilian Fila | Fila | Fila Brasileiro Mastiff | Cao de Fila | Brasilianischer Mastiff | Brazilian Fighting Dog | Fila Braziliero | Fila Brasiliero
Tosa | Tosa Inu | Japanese Tosa | Tosa Ken | Japanese Mastiff | Tosa Fighting Dog | Japanese Tosa Inu | Toso Inu | Toso
Presa Canario | Perro de Presa Canario | Dogo Canario | Canary Mastiff | Canary Dog | Canarian Mastiff | Presa | Perro de Presa | Canary Islands Mastiff | Perro de Presa Mastiff
Ca de Bou | Perro Dogo Mallorquin | Mallorquin Bulldog | Majorca Mastiff | Perro de Presa Mallorquin | Mallorca Mastiff | Mallorca Bulldog
Boerboel | South African Mastiff | South African Boerboel | Boer Boel | Boerbull | Borboel | Boerbel
Cane Corso | Cane Corso Italiano | Italian Mastiff | Corso | Italian Corso | Cane Corso Mastiff
Neapolitan Mastiff | Mastino Napoletano | Mastino | Neo Mastiff | Mastin Napolitano | Neapolitan | Matin de Naples
Bullmastiff | Bull Mastiff | Bulmastiff
Mastiff | English Mastiff | Old English Mastiff | Englischer Mastiff
Dogue de Bordeaux | French Mastiff | Bordeaux Mastiff | Bordeauxdogge | Bordeaux Dog | DDB | Bordeaux Dogge
Spanish Mastiff | Mastin Espanol | Mastin | Mastino Espanol
Pyrenean Mastiff | Mastin del Pirineo
Tibetan Mastiff | Do Khyi | Dogue du Tibet | Tibet Mastiff | Tibetdogge
Bully Kutta | Indian Mastiff | Alangu Mastiff | Pakistani Mastiff | Alangu | Pakistan Bully
Gull Terrier | Gull Dong | Indian Bull Terrier
Alano Espanol | Alano | Spanish Alano | Spanish Bulldog
Cimarron Uruguayo | Uruguayan Cimarron
Cao de Fila de Sao Miguel | Sao Miguel Cattle Dog | Azores Cattle Dog
Rottweiler | Rottie | Rottweiller | Rotty | Rotweiler
Dobermann | Doberman | Doberman Pinscher | Dobermann Pinscher | Dobie
German Shepherd Dog | German Shepherd | Alsatian | GSD | Deutscher Schaferhund | Schaferhund | Berger Allemand | Pastor Aleman | Alsatian Wolf Dog
Belgian Shepherd Dog | Belgian Shepherd | Malinois | Belgian Malinois | Tervueren | Groenendael | Laekenois | Belgischer Schaferhund | Belgian Sheepdog | Belgian Tervuren | Mechelaar
East European Shepherd | Vostochnoevropejskaya Ovcharka | Byelorussian Shepherd
Akita | Japanese Akita | Akita Inu | Akita Ken
American Akita | Great Japanese Dog | Akita American
Rhodesian Ridgeback | Rhodesian
Thai Ridgeback | Thai Ridgeback Dog
Chow Chow | Chow
Shar Pei | Sharpei | Chinese Shar Pei
Siberian Husky | Husky | Sibirischer Husky
Alaskan Malamute | Malamute
Boxer | German Boxer | Deutscher Boxer
Dalmatian | Dalmatiner
Great Dane | Deutsche Dogge | German Mastiff | Dogue Allemand | Gran Danes
Bulldog | English Bulldog | British Bulldog | Englische Bulldogge
Pug | Mops | Carlin
Afghan Hound | Afghan | Afghanischer Windhund
Kangal | Kangal Shepherd Dog | Kangal Coban Kopegi | Turkish Kangal | Sivas Kangal | Kangal Dog
Anatolian Shepherd Dog | Anatolian Shepherd | Anatolischer Hirtenhund | Karabash | Coban Kopegi
Central Asian Shepherd Dog | Central Asian Shepherd | Central Asian Ovcharka | Central Asian Ovtcharka | Alabai | Sredneasiatskaya Ovcharka | Zentralasiatischer Owtscharka | Centralasiatisk Ovtcharka
Caucasian Shepherd Dog | Caucasian Shepherd | Caucasian Ovcharka | Caucasian Ovtcharka | Kavkazskaya Ovcharka | Kaukasischer Owtscharka | Caucasian Mountain Dog | Kaukasisk Ovtcharka
South Russian Shepherd Dog | South Russian Ovcharka | Southern Russian Ovtcharka | Southern Russian Ovcharka | Sudrussischer Owtscharka | South Russian Shepherd | South Russian Sheepdog | South Russian Ovtcharka
Tornjak | Bosnian Shepherd | Bosnian and Herzegovinian Croatian Shepherd Dog
Sarplaninac | Yugoslav Shepherd Dog | Yugoslavian Shepherd Dog | Illyrian Shepherd | Sharplanina
Maremma Sheepdog | Maremma | Maremma and Abruzzes Sheepdog | Maremmano | Cane da Pastore Maremmano Abruzzese
Polish Tatra Sheepdog | Tatra Shepherd Dog | Polski Owczarek Podhalanski | Tatra
Komondor
Kuvasz | Hungarian Kuvasz
Beauceron | Berger de Beauce
Hovawart
Leonberger
Newfoundland | Newfie | Newfoundland Dog
Dutch Shepherd Dog | Dutch Shepherd | Hollandischer Schaferhund | Hollandse Herder
Czechoslovakian Wolfdog | Czechoslovakian Vlcak | Czechoslovakian Vlciak | CSV | Vlcak | Tschechoslowakischer Wolfhund | Tsjekkoslovakisk Ulvehund | Ceskoslovensky Vlcak | Czech Wolfdog
Saarloos Wolfdog | Saarloos Wolfhound | Saarlooswolfhond | Saarloos
Lupo Italiano | Italian Wolfdog | Lupo Italian
Kunming Wolfdog | Kunming Dog | Kunming Wolf Dog
Tamaskan | Tamaskan Dog
American Wolfdog | Northern Inuit Dog | Northern Inuit | Utonagan
Wolf Hybrid | Wolfdog | Wolf Dog | Wolf Cross | Wolf | Canis lupus | Wolf Dog Hybrid | Dog Wolf Hybrid | Wolf Hybride | Wolfshybride
Dingo | Australian Dingo
Coyote | Coydog | Coyote Hybrid
`;

/** Dogs that no law we hold names, by the groups of the FCI; in brackets what else they are written as. */
export const OTHER_DOGS = `
Australian Kelpie (Kelpie); Australian Cattle Dog (Blue Heeler, Red Heeler, Queensland Heeler, Heeler, ACD); Australian Stumpy Tail Cattle Dog
Australian Shepherd (Aussie, Aussie Shepherd); Miniature American Shepherd (Mini Aussie, Miniature Australian Shepherd)
Bearded Collie (Beardie); Bergamasco Shepherd Dog (Bergamasco); Border Collie; Bouvier des Flandres (Bouvier); Bouvier des Ardennes
Briard (Berger de Brie); Catalan Sheepdog (Gos d'Atura Catala); Collie (Rough Collie, Smooth Collie, Scottish Collie, Lassie)
Croatian Sheepdog; Hungarian Mudi (Mudi); Berger Picard (Picardy Sheepdog, Picardy Shepherd); English Shepherd; Koolie (Coolie)
Lancashire Heeler; Old English Sheepdog (Bobtail); Polish Lowland Sheepdog (PON); Portuguese Sheepdog; Puli; Pumi
Pyrenean Sheepdog (Pyrenean Shepherd, Berger des Pyrenees); Schapendoes (Dutch Sheepdog); Schipperke
Shetland Sheepdog (Sheltie); Slovak Cuvac (Slovensky Cuvac); Welsh Corgi Pembroke (Pembroke Welsh Corgi, Pembroke)
Welsh Corgi Cardigan (Cardigan Welsh Corgi, Cardigan); White Swiss Shepherd Dog (White Swiss Shepherd, White Shepherd, Berger Blanc Suisse)
Swedish Vallhund; Bohemian Shepherd (Chodsky Pes); McNab
Affenpinscher; Appenzell Cattle Dog (Appenzeller, Appenzeller Sennenhund); Austrian Pinscher; Bernese Mountain Dog (Bernese, Berner Sennenhund)
Broholmer; Castro Laboreiro Dog; Entlebuch Cattle Dog (Entlebucher, Entlebucher Mountain Dog, Entlebucher Sennenhund)
Estrela Mountain Dog; Giant Schnauzer (Riesenschnauzer); Standard Schnauzer (Schnauzer, Mittelschnauzer); Miniature Schnauzer (Mini Schnauzer, Zwergschnauzer)
Great Swiss Mountain Dog (Greater Swiss Mountain Dog, Swissy); Landseer; Miniature Pinscher (Min Pin, Zwergpinscher, Minpin)
German Pinscher; Pyrenean Mountain Dog (Great Pyrenees, Patou, Pyrenees); Rafeiro do Alentejo; Russian Black Terrier (Black Russian Terrier)
Smoushond; St Bernard (Saint Bernard, Saint Bernard Dog, Bernhardiner, St Bernhard); Danish Swedish Farmdog; Karst Shepherd Dog; Aidi
Airedale Terrier (Airedale); Australian Terrier; Bedlington Terrier (Bedlington); Border Terrier; Brazilian Terrier; Cairn Terrier (Cairn)
Cesky Terrier; Dandie Dinmont Terrier (Dandie Dinmont); Fox Terrier (Smooth Fox Terrier, Wire Fox Terrier, Wire Haired Fox Terrier, Foxie)
German Hunting Terrier (Jagdterrier); Glen of Imaal Terrier (Irish Glen of Imaal Terrier); Irish Terrier; Irish Soft Coated Wheaten Terrier (Soft Coated Wheaten Terrier, Wheaten Terrier, Wheaten)
Jack Russell Terrier (Jack Russell, JRT, Russell Terrier); Parson Russell Terrier (Parson Russell, Parson Jack Russell); Japanese Terrier; Kerry Blue Terrier (Kerry Blue)
Lakeland Terrier; Manchester Terrier; Norfolk Terrier; Norwich Terrier; Patterdale Terrier (Patterdale); Plummer Terrier; Rat Terrier; Scottish Terrier (Scottie)
Sealyham Terrier; Skye Terrier; Australian Silky Terrier (Silky Terrier); English Toy Terrier; Toy Fox Terrier; Welsh Terrier
West Highland White Terrier (Westie, West Highland Terrier, WHWT); Yorkshire Terrier (Yorkie); Biewer Terrier (Biewer); Teddy Roosevelt Terrier; Tenterfield Terrier
Dachshund (Miniature Dachshund, Mini Dachshund, Dackel, Teckel, Wiener Dog, Sausage Dog, Standard Dachshund, Long Haired Dachshund, Wire Haired Dachshund)
American Eskimo Dog (American Eskimo, Eskie); Alaskan Husky; Basenji; Canaan Dog; Canadian Eskimo Dog; Eurasier; Finnish Lapphund; Finnish Spitz; Lapponian Herder
German Spitz (Spitz, Keeshond, Wolfspitz, Mittelspitz, Kleinspitz, Grossspitz); Pomeranian (Pom, Zwergspitz, Toy Spitz, Spitz Pomeranian); Greenland Dog
Hokkaido; Icelandic Sheepdog; Italian Volpino (Volpino Italiano); Japanese Spitz; Jindo (Korea Jindo Dog, Korean Jindo, Jindo Dog); Kai (Kai Ken); Kishu; Karelian Bear Dog
Mexican Hairless Dog (Xoloitzcuintle, Xolo, Xoloitzcuintli); Norwegian Buhund; Norwegian Elkhound; Norwegian Lundehund; Peruvian Hairless Dog; Pharaoh Hound; Cirneco dell'Etna
Podenco (Ibizan Hound, Podenco Ibicenco, Podenco Canario, Podenco Andaluz); Portuguese Podengo; Samoyed; Shiba (Shiba Inu); Shikoku; Swedish Lapphund; Taiwan Dog (Formosan Mountain Dog)
Thai Bangkaew Dog (Bangkaew); Yakutian Laika; West Siberian Laika; Russian European Laika; East Siberian Laika; Phu Quoc Ridgeback; Carolina Dog; New Guinea Singing Dog
American Foxhound; Basset Hound (Basset); Basset Artesien Normand; Basset Fauve de Bretagne; Beagle; Beagle Harrier; Black and Tan Coonhound; Bloodhound (Chien de Saint Hubert); Bluetick Coonhound (Bluetick)
Redbone Coonhound; Treeing Walker Coonhound (Walker Hound); Plott Hound (Plott); Catahoula Leopard Dog (Catahoula, Louisiana Catahoula Leopard Dog); Bavarian Mountain Scent Hound; Dachsbracke; English Foxhound (Foxhound); Grand Basset Griffon Vendeen
Petit Basset Griffon Vendeen (PBGV); Hamiltonstovare; Hanoverian Scent Hound; Harrier; Istrian Hound; Otterhound; Polish Hound; Porcelaine; Segugio Italiano; Swiss Hound; Transylvanian Hound; Black Mouth Cur; Mountain Cur
Brittany Spaniel (Brittany, Epagneul Breton); Braque Francais; Braque d'Auvergne; Bracco Italiano (Italian Pointing Dog); Pudelpointer; English Pointer (Pointer); English Setter; Gordon Setter; Irish Setter (Irish Red Setter, Red Setter); Irish Red and White Setter
German Shorthaired Pointer (GSP, Deutsch Kurzhaar); German Wirehaired Pointer (GWP, Deutsch Drahthaar); German Longhaired Pointer; Large Munsterlander; Small Munsterlander; Italian Spinone (Spinone, Spinone Italiano); Hungarian Vizsla (Vizsla); Wirehaired Vizsla; Weimaraner
Slovakian Rough Haired Pointer; Stabyhoun; Wirehaired Pointing Griffon (Korthals Griffon); Drentsche Patrijshond; Portuguese Pointer
American Cocker Spaniel; Cocker Spaniel (English Cocker Spaniel, Cocker, Working Cocker Spaniel); Clumber Spaniel; English Springer Spaniel (Springer Spaniel, Springer); Field Spaniel; Sussex Spaniel; Welsh Springer Spaniel; Boykin Spaniel; Kooikerhondje
Chesapeake Bay Retriever; Curly Coated Retriever; Flat Coated Retriever (Flatcoat); Golden Retriever (Golden, Goldie); Labrador Retriever (Labrador, Lab, Labbie); Nova Scotia Duck Tolling Retriever (Toller)
American Water Spaniel; Irish Water Spaniel; Barbet; Lagotto Romagnolo (Lagotto); Portuguese Water Dog; Spanish Water Dog; German Spaniel; Frisian Water Dog
Bichon Frise (Bichon); Bolognese; Boston Terrier; Cavalier King Charles Spaniel (Cavalier, CKCS, Cavalier King Charles); King Charles Spaniel; Chihuahua (Long Haired Chihuahua, Smooth Coat Chihuahua); Chinese Crested Dog (Chinese Crested); Coton de Tulear (Coton)
French Bulldog (Frenchie, Franzosische Bulldogge, Bouledogue Francais); Brussels Griffon (Griffon Bruxellois, Griffon Belge, Petit Brabancon); Havanese (Bichon Havanais, Havaneser); Japanese Chin (Chin); Kromfohrlander; Lhasa Apso (Lhasa); Lowchen; Maltese (Maltese Terrier, Bichon Maltais)
Papillon (Phalene, Continental Toy Spaniel); Pekingese (Peke, Pekinese); Poodle (Standard Poodle, Miniature Poodle, Toy Poodle, Medium Poodle, Mini Poodle, Pudel, Caniche); Prague Ratter (Prazsky Krysarik); Russian Toy (Russian Toy Terrier); Shih Tzu (Shitzu, Shih Tsu); Tibetan Spaniel; Tibetan Terrier
Azawakh; Borzoi (Barzoi, Russian Wolfhound); Chart Polski; Galgo Espanol (Galgo, Spanish Greyhound); Greyhound; Hungarian Greyhound (Magyar Agar); Irish Wolfhound; Italian Greyhound (Iggy, Piccolo Levriero Italiano); Lurcher; Saluki; Scottish Deerhound (Deerhound); Sloughi; Whippet; Silken Windhound
Indian Pariah Dog (Indie, Desi Dog, Indian Native Dog); Aspin (Askal); Potcake; Africanis; Sato; Village Dog; Street Dog
`;

/** Crosses that have a name of their own, and their parents. */
export const NAMED_CROSSES = `
Labradoodle = Labrador Retriever + Poodle
Australian Labradoodle = Labrador Retriever + Poodle
Goldendoodle = Golden Retriever + Poodle
Groodle = Golden Retriever + Poodle
Cockapoo = Cocker Spaniel + Poodle
Cavoodle = Cavalier King Charles Spaniel + Poodle
Cavapoo = Cavalier King Charles Spaniel + Poodle
Maltipoo = Maltese + Poodle
Schnoodle = Miniature Schnauzer + Poodle
Bernedoodle = Bernese Mountain Dog + Poodle
Sheepadoodle = Old English Sheepdog + Poodle
Aussiedoodle = Australian Shepherd + Poodle
Yorkipoo = Yorkshire Terrier + Poodle
Shihpoo = Shih Tzu + Poodle
Spoodle = Cocker Spaniel + Poodle
Jackapoo = Jack Russell Terrier + Poodle
Puggle = Pug + Beagle
Pomsky = Pomeranian + Siberian Husky
Chiweenie = Chihuahua + Dachshund
Chorkie = Chihuahua + Yorkshire Terrier
Morkie = Maltese + Yorkshire Terrier
Pomchi = Pomeranian + Chihuahua
Cavachon = Cavalier King Charles Spaniel + Bichon Frise
Zuchon = Shih Tzu + Bichon Frise
Gerberian Shepsky = German Shepherd Dog + Siberian Husky
Shepsky = German Shepherd Dog + Siberian Husky
Shepherd Husky = German Shepherd Dog + Siberian Husky
Goberian = Golden Retriever + Siberian Husky
Labsky = Labrador Retriever + Siberian Husky
Pitsky = American Pit Bull Terrier + Siberian Husky
Pitador = American Pit Bull Terrier + Labrador Retriever
Labrabull = American Pit Bull Terrier + Labrador Retriever
Bullypit = American Pit Bull Terrier + American Bulldog
American Bullador = American Bulldog + Labrador Retriever
Staffador = Staffordshire Bull Terrier + Labrador Retriever
Pitweiler = American Pit Bull Terrier + Rottweiler
Frug = French Bulldog + Pug
Bullador = Bulldog + Labrador Retriever
Boxador = Boxer + Labrador Retriever
Mastador = Mastiff + Labrador Retriever
Daniff = Great Dane + Mastiff
Rottador = Rottweiler + Labrador Retriever
Doxiepoo = Dachshund + Poodle
Corgipoo = Welsh Corgi Pembroke + Poodle
`;

/** Words that may mean several breeds; which one is asked, unless the answer is the same for all of them. */
export const SEVERAL_DOGS = `
Staffordshire = American Staffordshire Terrier / Staffordshire Bull Terrier
Staff = American Staffordshire Terrier / Staffordshire Bull Terrier
Bully = American Bully / XL American Bully
Owtscharka = Central Asian Shepherd Dog / Caucasian Shepherd Dog / South Russian Shepherd Dog
Ovcharka = Central Asian Shepherd Dog / Caucasian Shepherd Dog / South Russian Shepherd Dog
Molosser = Cane Corso / Neapolitan Mastiff / Mastiff / Presa Canario / Boerboel
Corgi = Welsh Corgi Pembroke / Welsh Corgi Cardigan
Ridgeback = Rhodesian Ridgeback / Thai Ridgeback
`;

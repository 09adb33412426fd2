/** Cats, one a line, and what else they are written as. The first lines are hybrids with wild cats. */
export const CATS = `
Bengal | Bengal Cat | Bengalkatze | Chat du Bengale
Savannah | Savannah Cat | Savanna | Savanna Cat
Chausie | Chausie Cat | Jungle Cat Hybrid
Safari | Safari Cat
Caracat | Caracal Hybrid
Serval Hybrid | Serval | Serval Cross
Pixie Bob | Pixiebob
Toyger
Cheetoh
Jungle Curl
Domestic Shorthair | DSH | Domestic Short Hair | Domestic Cat | House Cat | Moggy | Moggie | Shorthair | European Domestic Cat | Hauskatze | Domestic | Tabby | Tabby Cat | Tuxedo Cat | Chat Europeen | Street Cat
Domestic Mediumhair | DMH | Domestic Medium Hair
Domestic Longhair | DLH | Domestic Long Hair | Longhair
Abyssinian
Aegean
American Bobtail
American Curl
American Shorthair
American Wirehair
Balinese
Birman | Sacred Birman | Sacre de Birmanie
Bombay
British Longhair | BLH
British Shorthair | BSH | British Short Hair | British Blue
Burmese | European Burmese
Burmilla
Chartreux
Cornish Rex
Cymric
Devon Rex
Donskoy | Don Sphynx
Egyptian Mau | Mau
Arabian Mau
European Shorthair
Exotic Shorthair | Exotic
German Rex
Havana Brown
Himalayan
Japanese Bobtail
Javanese
Khao Manee
Korat
Kurilian Bobtail
LaPerm
Lykoi
Maine Coon
Manx
Munchkin
Minskin
Nebelung
Neva Masquerade
Norwegian Forest Cat | Norwegian Forest | Norsk Skogkatt | Wegie
Ocicat
Oriental Shorthair | Oriental
Oriental Longhair
Persian | Persian Cat | Perser
Peterbald
Ragamuffin
Ragdoll
Russian Blue
Scottish Fold
Scottish Straight
Selkirk Rex
Siamese | Siam
Siberian | Siberian Cat | Siberian Forest Cat
Singapura
Snowshoe
Somali
Sokoke
Sphynx | Canadian Sphynx
Thai | Wichien Maat
Tonkinese
Turkish Angora | Angora
Turkish Van
York Chocolate
`;

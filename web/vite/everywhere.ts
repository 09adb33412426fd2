/** Parts of the root that come in a file of their own and may stand on any page; by their path below web. */
export const EVERYWHERE = /^features\/auth\/demo-bar\.tsx$/;

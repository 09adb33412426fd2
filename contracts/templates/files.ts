export const TEMPLATE_FORMAT = "pet-travel-template";
